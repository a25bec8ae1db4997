/** Sizes of a font as shares of its em square. */
export type FontMetrics = ReturnType<typeof measureFont>;

/**
 * Reads from a font in its uncompressed (sfnt) form what browsers lay lines out by: `hhea` for the line, `hmtx` for
 * widths. Offsets as in the OpenType specification.
 */
export function measureFont(font: Buffer, sample: string) {
  const unitsPerEm = tableOf(font, 'head').readUInt16BE(18);
  const hhea = tableOf(font, 'hhea');
  const hmtx = tableOf(font, 'hmtx');
  const glyphs = readCharacterMap(font);
  const fullMetrics = hhea.readUInt16BE(34);
  const shown = [...sample]
    .map((character) => glyphs.get(character.codePointAt(0) ?? 0))
    .filter((glyph) => glyph !== undefined);
  // The last full metric's advance stands for all glyphs after it.
  const advances = shown.map((glyph) => hmtx.readUInt16BE(Math.min(glyph, fullMetrics - 1) * 4));
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    /** Below the baseline, positive. */
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    /** Mean width of a character of the sample text. */
    averageAdvance: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / unitsPerEm,
  };
}

/** Glyph index by code point, from the subtable of format 4, which every font for the web has. */
export function readCharacterMap(font: Buffer): ReadonlyMap<number, number> {
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const subtable = subtables.find((candidate) => candidate.readUInt16BE(0) === 4);
  if (!subtable) throw new Error('The font has no character map of format 4');
  const length = subtable.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + length * 2, 16 + length * 3] as const;
  const map = new Map<number, number>();
  for (let at = 0; at < length; at += 2) {
    const start = subtable.readUInt16BE(starts + at);
    const delta = subtable.readUInt16BE(deltas + at);
    const offset = subtable.readUInt16BE(offsets + at);
    for (let code = start; code <= subtable.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const listed = offset && subtable.readUInt16BE(offsets + at + offset + (code - start) * 2);
      const glyph = offset && !listed ? 0 : ((listed || code) + delta) & 0xffff;
      if (glyph) map.set(code, glyph);
    }
  }
  return map;
}

/** @throws Error when the font lacks the table. */
export function tableOf(font: Buffer, tag: string): Buffer {
  for (let record = 0; record < font.readUInt16BE(4); record += 1) {
    const at = 12 + record * 16;
    const offset = font.readUInt32BE(at + 8);
    if (font.toString('latin1', at, at + 4) === tag) {
      return font.subarray(offset, offset + font.readUInt32BE(at + 12));
    }
  }
  throw new Error(`The font has no ${tag} table`);
}
