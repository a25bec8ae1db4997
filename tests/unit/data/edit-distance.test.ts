import { expect, test } from 'vitest';
import { editDistance } from '../../../data/edit-distance.ts';

test('letters put in, taken out, changed and swapped count one each', () => {
  expect(editDistance('', '')).toBe(0);
  expect(editDistance('kota', '')).toBe(4);
  expect(editDistance('', 'kota')).toBe(4);
  expect(editDistance('granite', 'granite')).toBe(0);
  expect(editDistance('garnite', 'granite')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
