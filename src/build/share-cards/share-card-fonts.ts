import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { contentHash } from '../../base/content-hash.ts';
import { fontFamilies } from '../fonts/font-families.ts';

const weights = [400, 600] as const;

const sources = fontFamilies.flatMap((family) => {
  const { name, axes, source, rupee } = family;
  // Under a name of its own, because of two fonts with one name satori keeps the first.
  const part = 'file' in rupee ? [{ name: `${name} rupee`, axes, file: rupee.file }] : [];
  return [{ name, axes, file: source }, ...part];
});

/**
 * The site's typefaces as satori reads them: not compressed, one file a weight. Missing characters, such as the rupee
 * sign of Marcellus, are taken from the fonts after it.
 */
export async function shareCardFonts(root: string, text: string): Promise<Font[]> {
  return Promise.all(
    sources.flatMap(({ name, axes, file }) =>
      (axes ? weights : ([400] as const)).map(async (weight): Promise<Font> => {
        const data = await subsetFont(await readFont(root, file), text, {
          targetFormat: 'sfnt',
          ...(axes && { variationAxes: { wght: weight } }),
        });
        return { name, data, weight, style: 'normal' };
      }),
    ),
  );
}

/** Changes with the font files, and so with the packages' versions. */
export async function shareCardFontHash(root: string): Promise<string> {
  const files = await Promise.all(sources.map(({ file }) => readFont(root, file)));
  return contentHash(Buffer.concat(files));
}

function readFont(root: string, file: string): Promise<Buffer> {
  return readFile(join(root, 'node_modules', file));
}
