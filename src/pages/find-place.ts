import { type Area, areas as servedAreas } from '../../data/areas.ts';
import { editDistance } from '../../data/edit-distance.ts';
import { cityPins, type Locality, localities } from '../../data/localities.ts';
import { inAsciiDigits } from '../../data/typed-sizes.ts';
import type { PlaceAnswer } from '../../views/site/server-data.ts';
import { withoutInvisibleMarks } from '../base/invisible-marks.ts';

/** As much of a locality as is looked at: it may be as long as the client likes. */
const maxTypedLength = 80;

/** Whether we come to a place as a visitor names it; undefined where nothing was asked. */
export function findPlace(asked: string | null): PlaceAnswer | undefined {
  const typed = [...(asked ?? '')].slice(0, maxTypedLength).join('').trim();
  if (typed === '') return undefined;
  const pin = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/
    .exec(withoutInvisibleMarks(inAsciiDigits(typed)))?.[0]
    .replace(/\s/, '');
  const found = pin ? localities.filter(({ pins }) => pins?.includes(pin)) : byName(plain(typed));
  const areas = [...new Set(found.flatMap((locality) => locality.areas ?? []))];
  const place = found.map(({ name }) => name).join(', ') || pin || '';
  if (areas.length > 0) return { typed, kind: 'served', place, areas };
  if (found.length === 0 && !pin) return { typed, kind: 'unknown', place, areas };
  const isFar = found.length > 0 ? found.every((locality) => locality.isFar) : !pin?.startsWith(cityPins);
  return { typed, kind: isFar ? 'far' : 'edge', place, areas };
}

/** The place of a name as it is spelled, else as part of an address, else with a slip or two of the finger. */
function byName(typed: string): readonly Locality[] {
  if (typed === '') return [];
  const names = [...servedAreas.map(ofArea), ...localities].flatMap((locality) =>
    [locality.name, ...(locality.spellings ?? [])].map((name) => ({ name: plain(name), locality })),
  );
  const exact = names.find(({ name }) => name === typed);
  const [part] = names
    .filter(({ name }) => name.length >= 5 && typed.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  const [near] = names
    .map((each) => ({ ...each, distance: editDistance(each.name, typed) }))
    .filter(({ name, distance }) => distance <= slips(name))
    .sort((a, b) => a.distance - b.distance);
  const found = exact ?? part ?? near;
  return found ? [found.locality] : [];
}

/** An area is found by the name that the site has for it. */
function ofArea({ slug, name }: Area): Locality {
  return { name, areas: [slug] };
}

/** How many letters of a name may be wrong. */
function slips(name: string): number {
  if (name.length < 6) return 0;
  return name.length < 9 ? 1 : 2;
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
