/** Square feet. */
export const areaUnits = { sqft: 1, sqm: 10.764, gaj: 9 } as const;

type AreaUnit = keyof typeof areaUnits;

/** Behind a size, or each side of a room, as people write them: sft, sq. ft., 12' x 15', m², square metres, gaj. */
const typedUnits: readonly (readonly [unit: AreaUnit, typed: RegExp])[] = [
  ['sqft', /(?:s|sq\.?|square)?f(?:ee|oo)?t2?\.?$|['’′]$/],
  ['sqm', /(?:sq\.?|square)?m(?:et(?:er|re)s?|t?rs?|ts?)?2?\.?$/],
  ['gaj', /(?:ga[jz]|(?:sq\.?|square)?y(?:ar)?ds?2?)\.?$/],
];

/** Before and behind a size that is a guess. */
const guessed =
  /^(?:about|around|roughly|nearly|almost|say|upto|[~≈∼±]|ap+r?o?x(?:imately)?\.?)+|(?:orso|ish|\+|ap+r?o?x(?:imately)?\.?)+$/g;

/** Square feet. What is more is a slip of the finger. */
export const largestArea = 1_000_000;

/** Square feet: 0 where nothing is typed, null where it is no size. Of `1,200-1,500` it is the middle. */
export function readSize(typed: string, chosen: string): number | null {
  if (typed === '') return 0;
  const { plain, unit = chosen, written } = sizeParts(typed);
  if (!Object.hasOwn(areaUnits, unit)) return null;
  let area = 0;
  for (const room of plain.split('+')) {
    const sides = room.split(/[x×*]|by|into/).map((side) => middleOf(side, written));
    if (sides.length > 2 || sides.some((side) => side === null)) return null;
    // Thousands, to whoever writes them with a point, and a little more than a foot to others.
    if (sides.length === 1 && /\.\d{3}(?!\d)/.test(room)) return null;
    area += sides.reduce<number>((product, side) => product * (side ?? 0), 1);
  }
  const squareFeet = area * areaUnits[unit as AreaUnit];
  return squareFeet >= 1 && squareFeet <= largestArea ? squareFeet : null;
}

function middleOf(side: string, written: RegExp | ''): number | null {
  const ends = side.split(/[\p{Pd}−~]|to/u).map((end) => toNumber(end.replace(written, '')));
  const [least = null, most = least] = ends;
  return ends.length > 2 || least === null || most === null ? null : (least + most) / 2;
}

/** A size without spaces and words of a guess, the unit typed behind it, and the pattern of that unit. */
export function sizeParts(typed: string): {
  plain: string;
  unit: AreaUnit | undefined;
  written: RegExp | '';
} {
  const plain = plainText(typed)
    .replaceAll(guessed, '')
    .replace(/^between(.+)and/, '$1-');
  const [unit, written = ''] = typedUnits.find(([, typedUnit]) => typedUnit.test(plain)) ?? [];
  return { plain, unit, written };
}

/** 0 where nothing is typed, null where it is not between 1 and the most that is taken. */
export function readCount(typed: string, most: number): number | null {
  if (typed === '') return 0;
  const count = toNumber(plainText(typed));
  return count !== null && count >= 1 && count <= most ? count : null;
}

/** Without spaces, brackets and commas that part no two figures. */
function plainText(typed: string): string {
  return inAsciiDigits(typed)
    .toLowerCase()
    .replaceAll(/[()\p{Cf}]/gu, '')
    .replaceAll(/\s|,(?!\s*\d)|,(?=\d{3}(?!\d)|\d\d,)/g, '');
}

/** What a person typed as figures: digits of Arabic and of India's scripts (Telugu, Devanagari) as 0 to 9. */
export function inAsciiDigits(typed: string): string {
  // The ten of each stand in a row, whose first code ends in hexadecimal with 0, from Devanagari on with 6.
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) =>
      digit > '෯' ? digit : `${(digit.charCodeAt(0) & 15) - (digit < '०' ? 0 : 6)}`,
    );
}

function toNumber(text: string): number | null {
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}
