import { workDays } from './figures.ts';
import { prices, type Tier, tiers, warrantyYears } from './prices.ts';
import { serviceNames } from './services/names.ts';
import type { ServiceSlug } from './services/slugs.ts';
import { type Settings, settings } from './settings.ts';
import { largestArea, readCount, readSize, sizeParts } from './typed-sizes.ts';

/** What a visitor chose and typed for an estimate, as typed: the parameters of its address, and of its form. */
export interface EstimateInput {
  /** A slug. */
  service: string;
  tier: string;
  /**
   * Of `roomSizes`: a flat, or single rooms, of which one that comes twice counts twice. In the address parted by
   * commas, or repeated.
   */
  rooms: readonly string[];
  /** One figure, or rooms by their sides: `12 x 15 + 10 x 11`. */
  size: string;
  /** Of `size`, one of `areaUnits`; one that is typed behind the size counts instead. */
  unit: string;
  /** Running feet of counter. */
  counter: string;
  /** Of a stair. */
  steps: string;
}

export interface Range {
  least: number;
  most: number;
}

/** Square feet of stone that such a floor usually has: our reckoning, shown with every estimate. */
export const roomSizes = {
  hall: { least: 150, most: 210 },
  kitchen: { least: 60, most: 100 },
  '1bhk': { least: 350, most: 450 },
  '2bhk': { least: 600, most: 800 },
  '3bhk': { least: 950, most: 1250 },
} as const satisfies Record<string, Range>;

export type Room = keyof typeof roomSizes;

/** The smallest first. */
export const flats = ['1bhk', '2bhk', '3bhk'] as const satisfies readonly Room[];

/** Two feet deep, with a splashback of six inches or without. */
const squareFeetOfCounter: Range = { least: 2, most: 2.5 };

/** Tread and riser, 3 to 3.5 feet wide. */
const squareFeetOfStep: Range = { least: 4, most: 5 };

/** A measure by hand is good to a tenth. */
const measured: Range = { least: 0.9, most: 1.1 };

/** What is taken, so that a slip of the finger gets words and not a sum. */
const estimateBounds = { rooms: 20, counter: 1000, steps: 1000 } as const;

/** Square feet, up to which the work takes as long as a standard room, and as a whole flat. */
const longestRoom = 260;
const largestFlat = 2500;

/** The parameters of which an estimate has one at least. */
const sizeNames = ['rooms', 'size', 'counter', 'steps'];

export interface EstimateLine {
  kind: Room | 'size' | 'counter' | 'steps';
  /** Rooms, running feet or steps; of a size 1. */
  count: number;
  /** Square feet. */
  area: Range;
  /** Rupees per square foot. */
  rate: number;
}

export interface EstimateFigures {
  kind: 'figures';
  service: ServiceSlug;
  tier: Tier;
  lines: readonly EstimateLine[];
  /** Square feet. */
  area: Range;
  /** Whole rupees in tens: the lower end rounded down, the upper one up. */
  rupees: Range;
  /** Whether the owner's minimum charge is more than the sum, at its lower end. */
  isMinimum: boolean;
  /** Of machine work; null where the visit has to say. */
  days: string | null;
  warrantyYears: number;
}

/** What to change before there is a sum. */
export interface EstimateProblem {
  kind: 'problem';
  field: 'service' | 'tier' | 'rooms' | 'size' | 'counter' | 'steps';
  code: 'nothing' | 'unknown' | 'number' | 'too-much';
}

/** An estimate: sizes times the rates of `data/prices.ts`. Pure, and the same on the server and in the browser. */
export function estimate(
  input: EstimateInput,
  { minimumCharge = 0 }: Pick<Settings, 'minimumCharge'> = settings,
): EstimateFigures | EstimateProblem {
  const service = serviceNames.find(({ slug }) => slug === input.service)?.slug;
  if (!service) return problem('service', 'unknown');
  const tier = tiers.find((candidate) => candidate === input.tier);
  if (!tier) return problem('tier', 'unknown');
  if (!input.rooms.every(isRoom)) return problem('rooms', 'unknown');
  if (input.rooms.length > estimateBounds.rooms) return problem('rooms', 'too-much');
  const size = readSize(input.size, input.unit);
  if (size === null) return problem('size', 'number');
  const counter = readCount(input.counter.replace(/ *f(?:ee|oo)?t\.?$/i, ''), estimateBounds.counter);
  if (counter === null) return problem('counter', 'number');
  const steps = readCount(input.steps, estimateBounds.steps);
  if (steps === null || !Number.isInteger(steps)) return problem('steps', 'number');

  const rate = prices[service][tier];
  const flat = flatOf(input.rooms);
  const rooms = flat ? [flat] : input.rooms.filter(isRoom);
  const lines: EstimateLine[] = [
    ...[...new Set(rooms)].map((room): EstimateLine => {
      const count = rooms.filter((other) => other === room).length;
      return { kind: room, count, area: times(roomSizes[room], count), rate };
    }),
    ...(size ? [{ kind: 'size', count: 1, area: times(measured, size), rate } as const] : []),
    // A counter is work by hand, on whatever floor it stands.
    ...(counter
      ? [
          {
            kind: 'counter',
            count: counter,
            area: times(squareFeetOfCounter, counter),
            rate: prices['kitchen-marble-polishing'][tier],
          } as const,
        ]
      : []),
    ...(steps ? [{ kind: 'steps', count: steps, area: times(squareFeetOfStep, steps), rate } as const] : []),
  ];
  if (lines.length === 0) return problem('size', 'nothing');
  const area = sumOf(lines.map((line) => line.area));
  if (area.most > largestArea) return problem('size', 'too-much');
  const sum = sumOf(lines.map((line) => times(line.area, line.rate)));
  return {
    kind: 'figures',
    service,
    tier,
    lines,
    area: { least: Math.max(1, Math.round(area.least)), most: Math.max(1, Math.round(area.most)) },
    rupees: {
      least: Math.max(minimumCharge, inTens(sum.least, Math.floor)),
      most: Math.max(minimumCharge, inTens(sum.most, Math.ceil)),
    },
    isMinimum: minimumCharge > sum.least,
    days: daysFor(area.most),
    warrantyYears: warrantyYears[tier],
  };
}

/** The flat among rooms, of several the largest. */
export function flatOf(rooms: readonly string[]): Room | undefined {
  return flats.findLast((flat) => rooms.includes(flat));
}

/** What an estimate begins with: a flat of two bedrooms, or a usual kitchen platform. */
export function exampleFor(service: ServiceSlug): EstimateInput {
  const empty = { service, tier: 'premium', rooms: [], size: '', unit: 'sqft', counter: '', steps: '' };
  return service === 'kitchen-marble-polishing' ? { ...empty, counter: '15' } : { ...empty, rooms: ['2bhk'] };
}

/** Values of an address or a form. Where it has none of the sizes, they are the example's of its service. */
export function readEstimate(fields: URLSearchParams | FormData): EstimateInput {
  const text = (name: string): string => {
    const value = fields.get(name);
    // What is longer is no size; half a character at the end could not be written into an address.
    return typeof value === 'string' ? value.slice(0, 200).trim() : '';
  };
  const known = serviceNames.find(({ slug }) => slug === text('service'))?.slug ?? serviceNames[0].slug;
  const example = exampleFor(known);
  const isAsked = sizeNames.some((name) => fields.has(name));
  const size = text('size');
  // One of the two ways to say how much floor it is counts. An address may name neither: then a measure goes before a
  // flat, since it is nearer the truth.
  const way = text('way') || (size ? 'rooms' : 'flat');
  const named = fields.getAll('rooms').flatMap((value) => String(value).slice(0, 2000).split(','));
  const rooms = named.map((room) => room.trim()).filter(Boolean);
  const flat = way === 'flat' ? flatOf(rooms) : undefined;
  return {
    service: text('service') || example.service,
    tier: text('tier') || example.tier,
    rooms: !isAsked ? example.rooms : flat ? [flat] : rooms.filter((room) => !flatOf([room])),
    size: flat ? '' : size,
    unit: sizeParts(size).unit ?? (text('unit') || example.unit),
    counter: isAsked ? text('counter') : example.counter,
    steps: text('steps'),
  };
}

/** A query's own estimate, in nothing an example's; null where it comes to no sum. */
export function wholeEstimate(query: URLSearchParams): EstimateInput | null {
  const isWhole = query.has('service') && query.has('tier') && sizeNames.some((name) => query.has(name));
  const input = isWhole ? readEstimate(query) : null;
  return input && estimate(input).kind === 'figures' ? input : null;
}

/** What a query comes to; null as above. */
export function estimateOf(query: string): EstimateFigures | null {
  const input = wholeEstimate(new URLSearchParams(query));
  const result = input && estimate(input);
  return result?.kind === 'figures' ? result : null;
}

/** The one way to write an estimate into an address, without `?`: the same for the same choices. */
export function estimateQuery(input: EstimateInput): string {
  const { service, tier, rooms, size, unit, counter, steps } = input;
  const entries = Object.entries({
    service,
    tier,
    rooms: [...rooms].sort().join(','),
    size,
    unit: size && unit !== 'sqft' ? unit : '',
    counter,
    steps,
  }).filter(([, value]) => value !== '');
  return new URLSearchParams(entries).toString().replaceAll('%2C', ',');
}

function problem(field: EstimateProblem['field'], code: EstimateProblem['code']): EstimateProblem {
  return { kind: 'problem', field, code };
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(roomSizes, name);
}

function times({ least, most }: Range, factor: number): Range {
  return { least: least * factor, most: most * factor };
}

function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
    least: 0,
    most: 0,
  });
}

function inTens(rupees: number, round: (value: number) => number): number {
  return Math.max(10, round(Math.round(rupees) / 10) * 10);
}

function daysFor(area: number): string | null {
  if (area <= longestRoom) return workDays.room;
  return area <= largestFlat ? workDays.larger : null;
}
