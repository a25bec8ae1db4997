import { expect, test } from 'vitest';
import {
  type EstimateFigures,
  type EstimateInput,
  estimate,
  estimateOf,
  estimateQuery,
  exampleFor,
  readEstimate,
  roomSizes,
} from '../../../data/estimate.ts';
import { problemText } from '../../../data/estimate-form.ts';
import { estimateText } from '../../../data/estimate-words.ts';
import { prices, tiers } from '../../../data/prices.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';
import { areaUnits, largestArea } from '../../../data/typed-sizes.ts';
import { toSquareFeet } from '../../../src/base/typed-numbers.ts';

const plain: EstimateInput = {
  service: 'kota-stone-polishing',
  tier: 'premium',
  rooms: [],
  size: '',
  unit: 'sqft',
  counter: '',
  steps: '',
};

const offers = serviceSlugs.flatMap((service) => tiers.map((tier) => ({ service, tier })));

/** A thousand sizes from the least to the most, near and far apart. */
const sizes = Array.from({ length: 1000 }, (_, step) =>
  Math.max(1, Math.round(900_000 ** (step / 999) * 10) / 10),
);

test('at every price and a thousand sizes the sum is a range of whole rupees around size times rate, and grows', () => {
  for (const offer of offers) {
    const rate = prices[offer.service][offer.tier];
    let before = 0;
    for (const size of sizes) {
      const { rupees, area } = figuresOf({ ...plain, ...offer, size: String(size) });
      expect(Number.isInteger(rupees.least) && Number.isInteger(rupees.most)).toBe(true);
      expect(rupees.least).toBeLessThanOrEqual(Math.max(10, size * rate));
      expect(rupees.most).toBeGreaterThanOrEqual(size * rate);
      expect(rupees.most).toBeGreaterThanOrEqual(before);
      expect(area.least).toBeGreaterThanOrEqual(1);
      before = rupees.most;
    }
  }
});

test('a dearer package costs more, whatever the floor', () => {
  for (const service of serviceSlugs) {
    for (const input of [exampleFor(service), { ...plain, service, steps: '16' }]) {
      const sums = tiers.map((tier) => figuresOf({ ...input, tier }).rupees.least);
      expect(sums).toEqual([...sums].sort((a, b) => a - b));
      expect(new Set(sums).size).toBe(sums.length);
    }
  }
});

test('an address and what it is read from say the same, for every choice', () => {
  for (const offer of offers) {
    for (const unit of Object.keys(areaUnits)) {
      const input = {
        ...plain,
        ...offer,
        rooms: ['hall', 'kitchen', 'hall'],
        size: '12 x 15 + 8',
        unit,
        steps: '3',
      };
      const query = estimateQuery(input);
      expect(estimateQuery(readEstimate(new URLSearchParams(query)))).toBe(query);
      expect(estimateOf(query)).toEqual(estimate({ ...input, rooms: [...input.rooms].sort() }));
    }
  }
});

test('several rooms, own sizes, a counter and stairs come to one sum', () => {
  const { lines, rupees } = figuresOf({
    ...plain,
    rooms: ['hall', 'hall', 'kitchen'],
    size: '100',
    counter: '15',
    steps: '16',
  });
  const rate = prices['kota-stone-polishing'].premium;
  const byHand = prices['kitchen-marble-polishing'].premium;
  expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
    ['hall', 2],
    ['kitchen', 1],
    ['size', 1],
    ['counter', 15],
    ['steps', 16],
  ]);
  const least = (2 * roomSizes.hall.least + roomSizes.kitchen.least + 90 + 64) * rate + 30 * byHand;
  expect(rupees.least).toBe(Math.floor(least / 10) * 10);
});

test.each([
  { rooms: ['2bhk', 'hall', 'kitchen'], counted: '2bhk' },
  { rooms: ['hall', '1bhk', '3bhk'], counted: '3bhk' },
] as const)('of $rooms the flat alone counts, which has the others', ({ rooms, counted }) => {
  const { lines, area } = figuresOf({ ...plain, rooms, steps: '1' });
  expect(lines.map(({ kind }) => kind)).toEqual([counted, 'steps']);
  expect(area.least).toBe(roomSizes[counted].least + 4);
});

test.each([
  ['way=flat&rooms=2bhk,hall&size=850', ['2bhk'], ''],
  ['way=rooms&rooms=2bhk,hall&size=850', ['hall'], '850'],
  ['way=rooms&rooms=2bhk&size=', [], ''],
  ['rooms=2bhk,hall', ['2bhk'], ''],
  ['rooms=2bhk,hall&size=850', ['hall'], '850'],
  ['rooms=hall', ['hall'], ''],
])('a flat, or single rooms and a measure: of %s one way counts', (query, rooms, size) => {
  expect(readEstimate(new URLSearchParams(query))).toMatchObject({ rooms, size });
});

test.each([
  ['850', 'sqft', 850],
  ['1,200 sq ft', 'sqft', 1200],
  ['1,20,000', 'sqft', 120_000],
  ['1,200, approx', 'sqft', 1200],
  ['８５０', 'sqft', 850],
  ['12x15', 'sqft', 180],
  ['12 × 15 + 10 by 11', 'sqft', 290],
  ['12.125 x 10.5', 'sqft', 127.3125],
  ['1200.50', 'sqft', 1200.5],
  ['100 gaj', 'gaj', 900],
  ['10', 'sqm', 107.64],
  ['\u200e1,2\u200b00\ufeff', 'sqft', 1200],
])('%s in %s is %d square feet', (size, unit, squareFeet) => {
  const [line] = figuresOf({ ...plain, size, unit }).lines;
  expect(((line?.area.least ?? 0) + (line?.area.most ?? 0)) / 2).toBeCloseTo(squareFeet);
});

test.each([
  [['850 sq ft', '850sqft', '850 Sq. Ft.', '850 sft', '850 square feet', '850 ft²', '850 ft'], 'sqft', 850],
  [
    ['120 sqm', '120 sq m', '120 sq.m.', '120 sq. mtr', '120 square metres', '120 m²', '120 sqmt'],
    'sqm',
    1291.68,
  ],
  [
    ['120 gaj', '120 Gaj', '120 gaz', '120 sq yards', '120 sq.yds', '120 square yard', '120 yd²'],
    'gaj',
    1080,
  ],
  [['10 x 12 gaj', '5 x 20 + 20 gaj', '100 gaj + 20 gaj'], 'gaj', 1080],
  [["12' x 15'", '12’ x 15’', '12 ft x 15 ft', '12ft by 15ft', '12 feet × 15 feet'], 'sqft', 180],
  [
    [
      'about 1200 sq ft',
      'Approx. 1,200 sft',
      '~1200 ft²',
      '1200 sqft (approx)',
      '1200 sq.ft. approx.',
      'nearly 1200 ft',
    ],
    'sqft',
    1200,
  ],
  [
    ['roughly 1,200-1,500 sft', '1200 sft – 1500 sft', 'between 1200 and 1500 ft', '1200 to 1500 sq ft'],
    'sqft',
    1350,
  ],
  [['about 120 gaj', '110-130 gaj', '120 gaj or so'], 'gaj', 1080],
  [['4 m x 5 m + 2 m x 3 m', '20 sqm + 6 sqm'], 'sqm', 279.864],
] as const)('%j: the unit that was typed counts, whatever is chosen beside it', (typed, unit, squareFeet) => {
  for (const size of typed) {
    for (const chosen of [...Object.keys(areaUnits), '', 'acre']) {
      const [line] = figuresOf({ ...plain, size, unit: chosen }).lines;
      expect(((line?.area.least ?? 0) + (line?.area.most ?? 0)) / 2, size).toBeCloseTo(squareFeet);
      // By its address it is the same, and its form shows the unit that counted.
      const address = { service: plain.service, tier: plain.tier, way: 'rooms', size, unit: chosen };
      const read = readEstimate(new URLSearchParams(address));
      expect(read).toMatchObject({ size, unit });
      expect(estimateOf(estimateQuery(read))?.lines).toEqual([line]);
    }
  }
});

test.each([
  ['850', ['८५०', '౮౫౦', '৮৫০', '೮೫೦', '൮൫൦', '۸۵۰', '٨٥٠', '௮௫௦', '８５０', '𝟖𝟓𝟎', '𝟴𝟱𝟬', '𝟾𝟻𝟶']],
  ['12 x 15', ['१२ x १५', '౧౨ × ౧౫', '𝟭𝟮 by 𝟭𝟱', '12 into 15']],
  ['1,200', ['۱,۲۰۰', '౧,౨౦౦', '1 200']],
  ['1,200-1,500', ['1200−1500', '1200~1500', '1200 ～ 1500', '~1200 ~ 1500', '౧౨౦౦–౧౫౦౦']],
])(
  '%s is the same in Arabic digits and those of the scripts of India, wide or bold, and with any sign between',
  (size, others) => {
    const { lines } = figuresOf({ ...plain, size });
    for (const other of others) {
      expect(figuresOf({ ...plain, size: other }).lines, other).toEqual(lines);
      // The quote form reads the same.
      expect(toSquareFeet(other), other).toBe(toSquareFeet(size));
    }
  },
);

test('a counter and stairs are counted in the same digits', () => {
  const { lines } = figuresOf({ ...plain, counter: '15', steps: '12' });
  expect(figuresOf({ ...plain, counter: '१५ ft', steps: '౧౨' }).lines).toEqual(lines);
  expect(figuresOf({ ...plain, counter: '𝟭𝟱', steps: '۱۲' }).lines).toEqual(lines);
});

test('a counter is the same with its feet typed behind it', () => {
  const { lines } = figuresOf({ ...plain, counter: '15' });
  for (const counter of ['15 ft', '15ft.', '15 Feet']) {
    expect(figuresOf({ ...plain, counter }).lines, counter).toEqual(lines);
  }
});

test.each<Partial<EstimateInput>>([
  {},
  ...[
    '0',
    '-3',
    '1000000000',
    '1e9',
    'two rooms',
    'NaN',
    'Infinity',
    '12x',
    '12-',
    '1-2-3',
    'about',
    '~',
    'about gaj',
    '.5',
    '1200 and 300',
    '10 sqm - 5 gaj',
    '1x2x3',
    '+',
    'gaj',
    '10 sqm + 5 gaj',
    '10 gajsqm',
    '12 ft x 4 m',
    '100, 200',
    '12,15',
    '1.200',
    '12.500 sft',
    '1.200-1.500',
    '1.200 + 10 x 12',
    '1,2345',
    '౧౦౦, ౨౦౦',
    '−3',
    '3~',
    '٣x',
    '๓๔',
    '9'.repeat(150),
    '<b>',
  ].map((size) => ({ size })),
  { size: '1000000x1000000' },
  { size: '5', unit: 'acre' },
  { size: '5', unit: '__proto__' },
  ...['0', '-1', 'x', '1001', '5 m', 'ft', '12,5'].map((counter) => ({ counter })),
  ...['0', '2.5', '-1', '1001', '18 ft'].map((steps) => ({ steps })),
  { rooms: ['ballroom'] },
  { rooms: ['toString'] },
  { rooms: Array.from({ length: 1000 }, () => 'hall') },
  { size: String(largestArea) },
  { rooms: ['hall'], tier: 'free' },
  { rooms: ['hall'], tier: '__proto__' },
  { rooms: ['hall'], service: 'constructor' },
])('%j gets words, never a sum', (typed) => {
  const result = estimate({ ...plain, ...typed });
  expect(result.kind).toBe('problem');
  if (result.kind === 'problem') expect(problemText(result)).toMatch(/^[A-Z][^{}]{20,}$/);
});

test('the owner’s smallest bill is the least that an estimate says', () => {
  const input = { ...plain, size: '100' };
  const usual = figuresOf(input);
  const lifted = estimate(input, { minimumCharge: 10_000 });
  expect(usual.isMinimum).toBe(false);
  expect(lifted).toMatchObject({ rupees: { least: 10_000, most: 10_000 }, isMinimum: true });
});

test('an address without sizes begins with the example of its service, one with an empty size does not', () => {
  expect(readEstimate(new URLSearchParams('service=kitchen-marble-polishing'))).toEqual(
    exampleFor('kitchen-marble-polishing'),
  );
  expect(estimate(readEstimate(new URLSearchParams('size=&counter=')))).toMatchObject({ code: 'nothing' });
});

function figuresOf(input: EstimateInput): EstimateFigures {
  const result = estimate(input, {});
  if (result.kind === 'problem') throw new Error(`${JSON.stringify(input)} has no sum`);
  expect(estimateText(result)).not.toMatch(/NaN|undefined|Infinity/);
  return result;
}
