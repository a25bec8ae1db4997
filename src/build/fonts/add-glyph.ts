import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { type GlyphRecord, readGlyphs, replaceGlyphs } from './glyph-records.ts';
import { type FontTables, tableOf } from './sfnt-tables.ts';

/**
 * The font with one more character, taken from another part of the same typeface (Fontsource splits a typeface by
 * script, and no package joins variable fonts). Layout features and kerning of the font stay as they are; the
 * new glyph has none.
 * @throws Error when the parts differ in size or axes, or the glyph is composed of others.
 */
export function addGlyph(font: FontTables, part: FontTables, character: string): FontTables {
  const code = character.codePointAt(0) ?? 0;
  const glyphs = readGlyphs(font);
  const extended = new Map(replaceGlyphs(font, [...glyphs, glyphOf(part, code, font)]));
  extended.set('cmap', writeCharacterMap(new Map([...readCharacterMap(font), [code, glyphs.length]])));
  // HVAR has no row for the new glyph; without the table advances are taken from gvar, which has.
  extended.delete('HVAR');
  const maxp = Buffer.from(tableOf(extended, 'maxp'));
  for (const limit of [6, 8]) {
    // Most points and most contours of a glyph: what a rasteriser sets aside.
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(limit), tableOf(part, 'maxp').readUInt16BE(limit)), limit);
  }
  return extended.set('maxp', maxp);
}

function glyphOf(part: FontTables, code: number, font: FontTables): GlyphRecord {
  for (const [tag, from, to] of [
    ['head', 18, 20],
    ['fvar', 0, undefined],
    ['avar', 0, undefined],
  ] as const) {
    const ours = font.get(tag)?.subarray(from, to);
    const theirs = part.get(tag)?.subarray(from, to);
    if (Buffer.compare(ours ?? Buffer.alloc(0), theirs ?? Buffer.alloc(0)) !== 0) {
      throw new Error(
        `A glyph cannot be added from a font with another ${tag} table: are both limited alike?`,
      );
    }
  }
  const glyph = readGlyphs(part)[readCharacterMap(part).get(code) ?? -1];
  if (!glyph) {
    throw new Error(`The font has no glyph for U+${code.toString(16).toUpperCase()}`);
  }
  if (glyph.outline.readInt16BE(0) < 0) throw new Error('A glyph made of other glyphs cannot be added');
  // Peaks shared within the part would point at other peaks here; a part of one glyph has its own.
  if (part.get('gvar')?.readUInt16BE(6))
    throw new Error('A glyph with shared variation peaks cannot be added');
  return glyph;
}
