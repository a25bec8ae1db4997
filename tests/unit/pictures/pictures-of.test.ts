import { expect, test } from 'vitest';
import { picturesOf } from '../../../views/pictures/pictures-of.ts';

const fact = { hash: 'x', width: 2, height: 1, colour: '#888', alt: 'A floor.', widths: [1] };
const { alt: _, ...wordless } = fact;

test('a thumbnail, which stands beside a name that says what it shows, is sent without its words', () => {
  expect(picturesOf({ tiles: [{ thumbnail: 'floor' }] }, { floor: fact })).toEqual({ floor: wordless });
});

test('a picture that the page shows elsewhere, too, keeps its words, wherever it is named first', () => {
  const facts = { floor: fact };
  expect(picturesOf([{ thumbnail: 'floor' }, { picture: 'floor' }], facts)).toEqual(facts);
  expect(picturesOf([{ picture: 'floor' }, { thumbnail: 'floor' }], facts)).toEqual(facts);
});

test('a picture that the build has not measured stops it, a thumbnail too', () => {
  expect(() => picturesOf({ thumbnail: 'missing' }, {})).toThrow('No picture "missing"');
});
