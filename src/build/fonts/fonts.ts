import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { contentHash } from '../../base/content-hash.ts';
import { makeOnce } from '../make-once.ts';
import { cacheDir, root } from '../paths.ts';
import { type FontCss, fontCss, type HostedFamily } from './font-css.ts';
import { type FontFamily, fontFamilies, layoutFeatures, rareCharacters } from './font-families.ts';
import { type FontMetrics, measureFont } from './font-metrics.ts';

export interface BuiltFonts {
  css: FontCss;
  /** The files that every page needs. */
  preload: readonly { href: string; type: string }[];
}

/**
 * Writes the site's fonts, subset and named by hash, with their licences, into `outDir`, served under `/assets/fonts`.
 * What is cut from a master is kept in `.cache/fonts`.
 */
export async function buildFonts(outDir: string): Promise<BuiltFonts> {
  await mkdir(outDir, { recursive: true });
  const hosted = await Promise.all(fontFamilies.map((family) => hostFamily(outDir, family)));
  return {
    css: fontCss(hosted),
    preload: hosted.map(({ textUrl }) => ({ href: textUrl, type: 'font/woff2' })),
  };
}

export function readFontMaster({ file }: FontFamily): Promise<Buffer> {
  return readFile(`${masters}${file}.woff2`);
}

const masters = `${root}static/fonts/`;

async function hostFamily(outDir: string, family: FontFamily): Promise<HostedFamily> {
  const master = await readFontMaster(family);
  const folder = `${cacheDir}fonts/`;
  await mkdir(folder, { recursive: true });

  async function cut(characters: string, weight?: number): Promise<Buffer> {
    const options = {
      targetFormat: weight ? ('sfnt' as const) : ('woff2' as const),
      keepFeatures: [...layoutFeatures],
      // Screens that the site is read on smooth outlines; hints would be bytes for nothing.
      noHinting: true,
      ...(weight && isVariable(family) && { variationAxes: { wght: weight } }),
    };
    const key = contentHash(contentHash(master) + JSON.stringify([characters, options]));
    const file = `${folder}${family.file}-${key}`;
    await makeOnce(file, () => subsetFont(master, characters, options));
    return readFile(file);
  }

  async function publish(stem: string, font: Buffer): Promise<string> {
    const name = `${stem}-${contentHash(font)}.woff2`;
    await writeFile(join(outDir, name), font);
    return `/assets/fonts/${name}`;
  }

  async function measure(weight: number): Promise<FontMetrics> {
    return measureFont(await cut(family.sample, weight), family.sample);
  }

  // The Open Font License travels with every copy of the font.
  const licence = `${family.file}-licence.txt`;
  await copyFile(masters + licence, join(outDir, licence));
  return {
    family,
    metrics: await measure(400),
    boldAdvance: (await measure(600)).averageAdvance,
    textUrl: await publish(family.file, await cut(family.characters)),
    rareUrl: await publish(`${family.file}-rare`, await cut(rareCharacters(family))),
  };
}

/** Whether the master holds a range of weights. */
export function isVariable({ weight }: FontFamily): boolean {
  return weight.includes(' ');
}
