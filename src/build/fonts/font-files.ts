import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { contentHash } from '../../base/content-hash.ts';
import { addGlyph } from './add-glyph.ts';
import { accentedLetters, type FontFamily, layoutFeatures, textCharacters } from './font-families.ts';
import { type FontMetrics, measureFont } from './font-metrics.ts';
import { readTables, writeTables } from './sfnt-tables.ts';

/** A family cut down to what the site sets in it. */
export interface FontFiles {
  /** WOFF2 with `textCharacters`, and the rupee sign where the typeface has one. */
  text: Buffer;
  /** WOFF2 with `accentedLetters`. */
  accents: Buffer;
  /** At the regular weight. */
  metrics: FontMetrics;
}

const rupee = '₹';

/** What is done to a font besides its settings: another number makes the files of the cache anew. */
const steps = 2;

/**
 * Subsets a family from the packages in `root`. The result is kept in `.cache/fonts` for as long as the package's
 * files and the family's settings stay the same.
 * @throws Error when a package or a character is missing.
 */
export async function makeFontFiles(root: string, family: FontFamily): Promise<FontFiles> {
  const source = await readFile(join(root, 'node_modules', family.source));
  const rupeeSource =
    'file' in family.rupee ? await readFile(join(root, 'node_modules', family.rupee.file)) : undefined;
  const settings = JSON.stringify([family, textCharacters, accentedLetters, layoutFeatures, steps]);
  const key = contentHash([contentHash(source), contentHash(rupeeSource ?? ''), settings].join());
  return cached(join(root, '.cache/fonts', key), async () => {
    const text = await subsetText(source, rupeeSource, family);
    const accents = await subset(source, accentedLetters, family, 'woff2');
    const regular = await subsetFont(text, family.sample, { targetFormat: 'sfnt', ...regularWeight(family) });
    return { text, accents, metrics: measureFont(readTables(regular), family.sample) };
  });
}

/** The subsetter runs twice where a glyph is added: the second time to write the joined font compactly. */
async function subsetText(
  source: Buffer,
  rupeeSource: Buffer | undefined,
  family: FontFamily,
): Promise<Buffer> {
  if (!rupeeSource) return subset(source, textCharacters, family, 'woff2');
  const [font, part] = await Promise.all([
    subset(source, textCharacters, family, 'sfnt'),
    subset(rupeeSource, rupee, family, 'sfnt'),
  ]);
  const joined = new Map(addGlyph(readTables(font), readTables(part), rupee));
  // How kerning varies with the weight: 3.4 KB of 25.7, for hundredths of an em. Without it pairs have the middle weight's.
  joined.delete('GDEF');
  return subsetFont(writeTables(joined), textCharacters + rupee, {
    targetFormat: 'woff2',
    keepFeatures: [...layoutFeatures],
  });
}

function subset(
  font: Buffer,
  text: string,
  { axes }: FontFamily,
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat,
    keepFeatures: [...layoutFeatures],
    // Screens that the site is read on smooth outlines; hints would be bytes for nothing.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
}

function regularWeight({ axes }: FontFamily): { variationAxes?: Record<string, number> } {
  return axes?.wght ? { variationAxes: { wght: 400 } } : {};
}

async function cached(folder: string, make: () => Promise<FontFiles>): Promise<FontFiles> {
  try {
    const [text, accents, metrics] = await Promise.all(
      ['text.woff2', 'accents.woff2', 'metrics.json'].map((name) => readFile(join(folder, name))),
    );
    if (text && accents && metrics)
      return { text, accents, metrics: JSON.parse(metrics.toString()) as FontMetrics };
  } catch {
    // Not made yet.
  }
  const files = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'text.woff2'), files.text);
  await writeFile(join(folder, 'accents.woff2'), files.accents);
  // Last and in one step: a folder without it counts as not made.
  await writeFile(join(folder, 'metrics.json.part'), JSON.stringify(files.metrics));
  await rename(join(folder, 'metrics.json.part'), join(folder, 'metrics.json'));
  return files;
}
