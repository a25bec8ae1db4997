import { readCharacterMap } from './character-map.ts';
import type { FallbackFont } from './fallback-fonts.ts';
import { readGlyphs } from './glyph-records.ts';
import { type FontTables, tableOf } from './sfnt-tables.ts';

/** Sizes of a font as shares of its em square. */
export interface FontMetrics {
  ascent: number;
  /** Below the baseline, positive. */
  descent: number;
  lineGap: number;
  capHeight: number;
  /** Mean width of a character of the sample text. */
  averageAdvance: number;
}

/** Reads what browsers lay lines out by: `hhea` for the line, `OS/2` for capitals, `hmtx` for widths. */
export function measureFont(tables: FontTables, sample: string): FontMetrics {
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const hhea = tableOf(tables, 'hhea');
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    capHeight: tableOf(tables, 'OS/2').readInt16BE(88) / unitsPerEm,
    averageAdvance: averageOf(sample, advancesOf(tables)) / unitsPerEm,
  };
}

/** Mean width of a character of `sample`, which counts only where the fallback's table has it. */
export function averageAdvanceOf({ advances, unitsPerEm }: FallbackFont, sample: string): number {
  return averageOf(sample, (character) => advances[character.charCodeAt(0) - 0x20]) / unitsPerEm;
}

function advancesOf(tables: FontTables): (character: string) => number | undefined {
  const map = readCharacterMap(tables);
  const glyphs = readGlyphs(tables);
  return (character) => glyphs[map.get(character.codePointAt(0) ?? 0) ?? -1]?.advance;
}

function averageOf(sample: string, advanceOf: (character: string) => number | undefined): number {
  const advances = [...sample].map(advanceOf).filter((advance) => advance !== undefined);
  if (advances.length === 0) throw new Error('None of the sample text is in the font');
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length;
}
