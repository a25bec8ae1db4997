import { type EstimateInput, estimateQuery, wholeEstimate } from './estimate.ts';
import { type Tier, tiers } from './prices.ts';
import { restorationService, serviceNames } from './services/names.ts';

/**
 * What a page and its visitor know of the work, for every link to the quote form and every chat. In an address it is
 *
 *     /contact?service=<slug>&tier=basic|premium|luxury&area=<slug>&stone=<id>#quote
 *
 * and for an estimate, whose address and form have the same names, `rooms`, `size`, `unit`, `counter` and `steps`
 * besides (`data/estimate.ts`). `area_size`, square feet in figures, and names instead of slugs are read too.
 */
export interface QuoteChoices {
  service?: Named;
  tier?: Tier;
  /** A locality. */
  area?: Named;
  stone?: Named;
  /** Square feet in figures. */
  squareFeet?: string;
  /** One that comes to a sum. */
  estimate?: EstimateInput;
  /** A sentence for the chat alone, such as what the visitor has read. */
  opening?: string;
}

/** Something with an address or an id of its own. */
export interface Named {
  slug: string;
  name: string;
}

/** What an address may name besides the services. */
export interface KnownPlaces {
  areas: readonly Named[];
  stones: readonly Named[];
}

/** The tenth service, which has no page of its own. */
export const restoration: Named = { slug: 'stone-restoration', name: restorationService.name };

/** What a page knows, and what one link of it says besides: of another work the estimate is another. */
export function withChoices(known: QuoteChoices, chosen: QuoteChoices = {}): QuoteChoices {
  const { estimate: input, ...others } = known;
  const isSameWork = !chosen.service && !chosen.tier;
  return { ...others, ...(input && isSameWork && { estimate: input }), ...chosen };
}

/** The query, without `?`, of a link to `/contact#quote`. */
export function quoteQuery({ service, tier, area, stone, estimate: input }: QuoteChoices): string {
  const query = new URLSearchParams();
  if (!input && service) query.set('service', service.slug);
  if (!input && tier) query.set('tier', tier);
  if (area) query.set('area', area.slug);
  if (stone) query.set('stone', stone.slug);
  return [...(input ? [estimateQuery(input)] : []), query.toString()].filter(Boolean).join('&');
}

/** What a query chose. Whatever the site does not offer is left out. The same on both sides. */
export function readQuote(search: string, { areas, stones }: KnownPlaces): QuoteChoices {
  const query = new URLSearchParams(search);
  const asked = (name: string): string => query.get(name)?.slice(0, 100).trim().toLowerCase() ?? '';
  const among = (choices: readonly Named[], name: string): Named | undefined =>
    choices.find((choice) => [choice.slug, choice.name.toLowerCase()].includes(asked(name)));
  const service = among([...serviceNames, restoration], 'service');
  const tier = tiers.find((candidate) => candidate === asked('tier'));
  const area = among(areas, 'area');
  const stone = among(stones, 'stone');
  const squareFeet = /^[1-9]\d{0,5}$/.exec(asked('area_size'))?.[0];
  const input = wholeEstimate(query);
  return {
    ...(service && { service }),
    ...(tier && { tier }),
    ...(area && { area }),
    ...(stone && { stone }),
    ...(squareFeet && { squareFeet }),
    ...(input && { estimate: input }),
  };
}
