import { expect, test } from 'vitest';
import { addGlyph } from '../../../../src/build/fonts/add-glyph.ts';
import { readCharacterMap, writeCharacterMap } from '../../../../src/build/fonts/character-map.ts';
import { readGlyphs, replaceGlyphs } from '../../../../src/build/fonts/glyph-records.ts';
import { type FontTables, readTables, writeTables } from '../../../../src/build/fonts/sfnt-tables.ts';

const blank = { outline: Buffer.alloc(0), advance: 500, bearing: 0, variation: Buffer.alloc(0) };
const square = { ...blank, outline: Buffer.from([0, 1, 0, 0, 0, 0, 0, 9, 0, 9]), advance: 600, bearing: 20 };

/** A font of one character with the outline of `square`. */
function createFont(character: string, glyph = square): FontTables {
  const empty = new Map([
    ['head', Buffer.alloc(54)],
    ['hhea', Buffer.alloc(36)],
    ['maxp', Buffer.alloc(32)],
    ['cmap', writeCharacterMap(new Map([[character.charCodeAt(0), 1]]))],
  ]);
  return replaceGlyphs(empty, [blank, glyph]);
}

test('tables come back as they were written, at addresses that are multiples of four', () => {
  const tables = new Map([
    ['cvt ', Buffer.from('odd')],
    ['OS/2', Buffer.from('four')],
  ]);
  const font = writeTables(tables);
  expect(readTables(font)).toEqual(tables);
  expect(font.length % 4).toBe(0);
});

test('a character map comes back as it was written', () => {
  const map = new Map([
    [0x20, 3],
    [0x41, 1],
    [0x42, 2],
    [0x20b9, 900],
  ]);
  expect(readCharacterMap(new Map([['cmap', writeCharacterMap(map)]]))).toEqual(map);
});

test('an added glyph keeps its outline and width, and the glyphs before it keep theirs', () => {
  const font = addGlyph(createFont('A'), createFont('₹', { ...square, advance: 700 }), '₹');
  expect(readGlyphs(font).map(({ advance }) => advance)).toEqual([500, 600, 700]);
  expect(readGlyphs(font)[2]?.outline).toEqual(square.outline);
  expect(readCharacterMap(font)).toEqual(
    new Map([
      [0x41, 1],
      [0x20b9, 2],
    ]),
  );
});

test('a glyph that is missing, composed of others or of another size is refused', () => {
  const font = createFont('A');
  const composed = { ...square, outline: Buffer.from([0xff, 0xff, 0, 0]) };
  const larger = createFont('₹');
  larger.get('head')?.writeUInt16BE(2048, 18);
  expect(() => addGlyph(font, createFont('B'), '₹')).toThrow('U+20B9');
  expect(() => addGlyph(font, createFont('₹', composed), '₹')).toThrow('made of other glyphs');
  expect(() => addGlyph(font, larger, '₹')).toThrow('another head table');
});
