import { type FontTables, tableOf } from './sfnt-tables.ts';

/** All that a TrueType font stores for one glyph, laid out as in its tables. */
export interface GlyphRecord {
  /** `glyf`: empty for a blank. */
  outline: Buffer;
  /** `hmtx`: advance width and left side bearing, in font units. */
  advance: number;
  bearing: number;
  /** `gvar`: how outline and advance vary along the font's axes; empty where they do not. */
  variation: Buffer;
}

/** Glyphs in the order of their indices. */
export function readGlyphs(tables: FontTables): GlyphRecord[] {
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const hmtx = tableOf(tables, 'hmtx');
  const fullMetrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const outlines = readOutlines(tables, count);
  const variations = readVariations(tables);
  return outlines.map((outline, glyph) => ({
    outline,
    // The last full metric's advance stands for all glyphs after it.
    advance: hmtx.readUInt16BE(Math.min(glyph, fullMetrics - 1) * 4),
    bearing: hmtx.readInt16BE(
      glyph < fullMetrics ? glyph * 4 + 2 : fullMetrics * 4 + (glyph - fullMetrics) * 2,
    ),
    variation: variations[glyph] ?? Buffer.alloc(0),
  }));
}

/** The font with these glyphs in place of its own; character map, layout and everything else stay. */
export function replaceGlyphs(tables: FontTables, glyphs: readonly GlyphRecord[]): FontTables {
  const { data: glyf, offsets: loca } = pack(glyphs.map(({ outline }) => outline));
  const hmtx = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach(({ advance, bearing }, glyph) => {
    hmtx.writeUInt16BE(advance, glyph * 4);
    hmtx.writeInt16BE(bearing, glyph * 4 + 2);
  });
  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeInt16BE(1, 50); // loca holds 32-bit offsets
  const hhea = Buffer.from(tableOf(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(tableOf(tables, 'maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);
  const replaced = new Map([...tables, ['glyf', glyf], ['loca', loca], ['hmtx', hmtx]] as const);
  replaced.set('head', head).set('hhea', hhea).set('maxp', maxp);
  const gvar = tables.get('gvar');
  if (gvar) replaced.set('gvar', writeVariations(gvar, glyphs));
  return replaced;
}

function readOutlines(tables: FontTables, count: number): Buffer[] {
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number): number =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return Array.from({ length: count }, (_, glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)));
}

function readVariations(tables: FontTables): Buffer[] {
  const gvar = tables.get('gvar');
  if (!gvar) return [];
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const offset = (glyph: number): number =>
    isLong ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2;
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
    data.subarray(offset(glyph), offset(glyph + 1)),
  );
}

function writeVariations(gvar: Buffer, glyphs: readonly GlyphRecord[]): Buffer {
  const { data, offsets } = pack(glyphs.map(({ variation }) => variation));
  const sharedAt = gvar.readUInt32BE(8);
  const shared = gvar.subarray(sharedAt, sharedAt + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14); // 32-bit offsets
  header.writeUInt32BE(20 + offsets.length + shared.length, 16);
  return Buffer.concat([header, offsets, shared, data]);
}

/** The parts one after the other, each at an even address, and the 32-bit offsets of their starts and of the end. */
function pack(parts: readonly Buffer[]): { data: Buffer; offsets: Buffer } {
  const padded = parts.map((part) => Buffer.concat([part, Buffer.alloc(part.length & 1)]));
  const offsets = Buffer.alloc((parts.length + 1) * 4);
  let end = 0;
  padded.forEach((part, index) => {
    end += part.length;
    offsets.writeUInt32BE(end, (index + 1) * 4);
  });
  return { data: Buffer.concat(padded), offsets };
}
