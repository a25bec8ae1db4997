import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../base/content-hash.ts';
import { type FontCss, fontCss, type HostedFamily } from './font-css.ts';
import { type FontFamily, fontFamilies } from './font-families.ts';
import { makeFontFiles } from './font-files.ts';

export interface FontFacts {
  css: FontCss;
  /** The files that every page needs. */
  preload: readonly { href: string; type: string }[];
}

export interface FontBuildOptions {
  /** Path under which the server offers `outDir`, without a trailing slash. */
  publicPath?: string;
}

/** Writes the site's fonts, subset and named by hash, with their licences, into `outDir`. */
export async function buildFonts(
  root: string,
  outDir: string,
  { publicPath = '/assets/fonts' }: FontBuildOptions = {},
): Promise<FontFacts> {
  await mkdir(outDir, { recursive: true });
  const hosted = await Promise.all(
    fontFamilies.map((family) => hostFamily(root, outDir, publicPath, family)),
  );
  return {
    css: fontCss(hosted),
    preload: hosted.map(({ textUrl }) => ({ href: textUrl, type: 'font/woff2' })),
  };
}

async function hostFamily(
  root: string,
  outDir: string,
  publicPath: string,
  family: FontFamily,
): Promise<HostedFamily> {
  const { text, accents, metrics } = await makeFontFiles(root, family);
  const stem = family.name.toLowerCase().replaceAll(' ', '-');
  const textName = `${stem}-${contentHash(text)}.woff2`;
  const accentsName = `${stem}-accents-${contentHash(accents)}.woff2`;
  await writeFile(join(outDir, textName), text);
  await writeFile(join(outDir, accentsName), accents);
  // The Open Font License travels with every copy of the font.
  await copyFile(join(root, 'node_modules', family.licence), join(outDir, `${stem}-licence.txt`));
  return {
    family,
    metrics,
    textUrl: `${publicPath}/${textName}`,
    accentsUrl: `${publicPath}/${accentsName}`,
  };
}
