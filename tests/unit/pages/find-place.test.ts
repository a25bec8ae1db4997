import { expect, test } from 'vitest';
import { areas } from '../../../data/areas.ts';
import { cityPins, localities } from '../../../data/localities.ts';
import { findPlace } from '../../../src/pages/find-place.ts';

function kindOf(typed: string): string | undefined {
  return findPlace(typed)?.kind;
}

test.each([
  ['Gachi Bowli', 'gachibowli'],
  ['HITECH CITY', 'hitec-city'],
  ['hi-tech city', 'hitec-city'],
  ['Jublee Hills', 'jubilee-hills'],
  ['kphb', 'kukatpally'],
  ['Kukatpalley', 'kukatpally'],
  ['  kondapur ,hyderabad ', 'kondapur'],
  ['Road No. 12, Banjara Hills, Hyderabad 500 034', 'banjara-hills'],
  ['500049', 'miyapur'],
  ['\u200e500\u200b049', 'miyapur'],
  ['౫౦౦౦౪౯', 'miyapur'],
])('%s is served, as %s', (typed, area) => {
  expect(findPlace(typed)).toMatchObject({ kind: 'served', areas: [area] });
});

test('a PIN code of two areas names both', () => {
  expect(findPlace('500081')).toMatchObject({ kind: 'served', areas: ['hitec-city', 'madhapur'] });
});

test('the rest of the city is the edge, other towns are too far, and what nobody knows is unknown', () => {
  expect(['Uppal', 'LB nagar', '500074', '500099'].map(kindOf)).toEqual(['edge', 'edge', 'edge', 'edge']);
  expect(['Bangalore', 'Vizag', '560001', '501218'].map(kindOf)).toEqual(['far', 'far', 'far', 'far']);
  expect(['Atlantis', '123', 'x', '<b>', '౫౦౦', '%00', '__proto__', '...'].map(kindOf)).toEqual(
    Array(8).fill('unknown'),
  );
  expect([null, '', '   '].map(findPlace)).toEqual([undefined, undefined, undefined]);
});

test('of two names that a slip may have meant the nearer one counts', () => {
  expect(findPlace('Manamkonda')).toMatchObject({ kind: 'far', place: 'Warangal' });
});

test('of a long text only the start is looked at, and shown back', () => {
  const answer = findPlace(`${'🪨'.repeat(200)}Kondapur`);
  expect(answer).toMatchObject({ kind: 'unknown' });
  expect([...(answer?.typed ?? '')].length).toBeLessThanOrEqual(80);
});

test('every name and spelling finds its own place, and every PIN code is one and belongs to one side of the city', () => {
  for (const { name, spellings = [], areas: served = [], isFar } of localities) {
    const kind = served.length > 0 ? 'served' : isFar ? 'far' : 'edge';
    for (const typed of [name, ...spellings]) {
      expect(findPlace(typed), typed).toMatchObject({ kind, place: name, areas: served });
    }
  }
  for (const { pins = [], isFar, name } of localities) {
    for (const pin of pins) {
      expect(pin, name).toMatch(/^[1-9]\d{5}$/);
      if (isFar) expect(pin.startsWith(cityPins), name).toBe(false);
    }
  }
});

test('each of the areas is found by its name, and no locality belongs to another', () => {
  const slugs = areas.map(({ slug }) => slug);
  for (const { name, slug } of areas)
    expect(findPlace(name)).toMatchObject({ kind: 'served', areas: [slug] });
  expect(
    localities.flatMap((locality) => locality.areas ?? []).filter((slug) => !slugs.includes(slug)),
  ).toEqual([]);
});
