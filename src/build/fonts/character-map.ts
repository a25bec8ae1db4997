import { type FontTables, tableOf } from './sfnt-tables.ts';

/** Glyph index by code point. */
export type CharacterMap = ReadonlyMap<number, number>;

/** Reads the Basic Multilingual Plane from `cmap` (format 4, which every font for the web has). */
export function readCharacterMap(tables: FontTables): CharacterMap {
  const cmap = tableOf(tables, 'cmap');
  const subtable = subtableOfFormat4(cmap);
  const length = subtable.readUInt16BE(6);
  const ends = 14;
  const starts = ends + length + 2;
  const deltas = starts + length;
  const rangeOffsets = deltas + length;
  const map = new Map<number, number>();
  for (let at = 0; at < length; at += 2) {
    const start = subtable.readUInt16BE(starts + at);
    const delta = subtable.readUInt16BE(deltas + at);
    const rangeOffset = subtable.readUInt16BE(rangeOffsets + at);
    for (let code = start; code <= subtable.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const listed =
        rangeOffset && subtable.readUInt16BE(rangeOffsets + at + rangeOffset + (code - start) * 2);
      const glyph = rangeOffset && !listed ? 0 : ((listed || code) + delta) & 0xffff;
      if (glyph) map.set(code, glyph);
    }
  }
  return map;
}

/** A `cmap` table with one segment a character; the subsetter joins what can be joined. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const segments = [...map]
    .sort(([a], [b]) => a - b)
    .map(([code, glyph]) => ({ code, delta: (glyph - code) & 0xffff }));
  segments.push({ code: 0xffff, delta: 1 });
  const tableHeader = words(0, 1, 3, 1, 0, 12);
  const subtable = [
    words(4, 16 + segments.length * 8, 0, segments.length * 2, 0, 0, 0),
    words(...segments.map(({ code }) => code)),
    words(0),
    words(...segments.map(({ code }) => code)),
    words(...segments.map(({ delta }) => delta)),
    words(...segments.map(() => 0)),
  ];
  return Buffer.concat([tableHeader, ...subtable]);
}

function subtableOfFormat4(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (subtable.readUInt16BE(0) === 4) return subtable;
  }
  throw new Error('The font has no character map of format 4');
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    buffer.writeUInt16BE(value, index * 2);
  });
  return buffer;
}
