import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { shareCardText } from '../../../data/share-cards.ts';
import type { ShareCards } from '../../../views/pictures/picture-fact.ts';
import type { Route } from '../../../views/routes/route.ts';
import { contentHash } from '../../base/content-hash.ts';
import { fontFamilies } from '../fonts/font-families.ts';
import { isVariable, readFontMaster } from '../fonts/fonts.ts';
import { inParallel } from '../in-parallel.ts';
import { makeOnce } from '../make-once.ts';
import { cacheDir, root } from '../paths.ts';
import { readMasters } from '../pictures/picture-masters.ts';
import { focusOf } from '../pictures/picture-recipes.ts';
import { tokenColours } from '../token-colours.ts';
import { type ShareCardContent, shareCardContent } from './share-card-content.ts';
import {
  cardSize,
  drawingSettings,
  drawShareCard,
  maxCardBytes,
  shareCardLayout,
} from './share-card-drawing.ts';

/**
 * Draws the link-preview card of every indexed route into `<outDir>`, served under `/assets/share`. Each is kept in
 * `.cache/share` for as long as its words, its picture and the drawing stay the same.
 * @throws Error when a card is heavier than link previews accept.
 */
export async function buildShareCards(outDir: string, routes: readonly Route[]): Promise<ShareCards> {
  const folder = `${cacheDir}share/`;
  await mkdir(folder, { recursive: true });
  await mkdir(outDir, { recursive: true });
  const colour = await tokenColours();
  const fonts = await Promise.all(fontFamilies.map(readFontMaster));
  const fontHash = contentHash(Buffer.concat(fonts));
  const masters = new Map((await readMasters(root)).map((master) => [master.key, master]));
  const indexed = routes.filter(({ sitemap }) => sitemap !== null);
  const contents = indexed.map((route) => ({ path: route.path, content: shareCardContent(route) }));
  let cardFonts: Promise<Font[]> | undefined;

  const cards: Record<string, ShareCards[string]> = {};
  await inParallel(contents, availableParallelism(), async ({ path, content }) => {
    const master = masters.get(content.picture);
    if (!master)
      throw new Error(`static/pictures has no ${content.picture}.jpg for the share card of ${path}`);
    const layout = shareCardLayout(content, colour);
    const colours = { ground: colour('surface'), outline: colour('hairline') };
    const hash = contentHash(JSON.stringify([layout, master.digest, colours, fontHash, drawingSettings]));
    const name = `${fileNameOf(path)}-${hash}.jpg`;
    const cached = folder + name;
    await makeOnce(cached, async () => {
      cardFonts ??= shareCardFonts(charactersOf(contents));
      const svg = await satori(layout, { ...cardSize, fonts: await cardFonts });
      const focus = focusOf(content.picture);
      return withinLimit(await drawShareCard({ svg, master: master.path, focus, ...colours }), path);
    });
    await copyFile(cached, join(outDir, name));
    cards[path] = { url: `/assets/share/${name}`, ...cardSize };
  });
  return cards;
}

/** The site's typefaces as satori reads them: not compressed, one file a weight. */
async function shareCardFonts(text: string): Promise<Font[]> {
  const faces = fontFamilies.flatMap((family) =>
    (isVariable(family) ? ([400, 600] as const) : ([400] as const)).map((weight) => ({ family, weight })),
  );
  return Promise.all(
    faces.map(async ({ family, weight }): Promise<Font> => {
      const data = await subsetFont(await readFontMaster(family), text, {
        targetFormat: 'sfnt',
        ...(isVariable(family) && { variationAxes: { wght: weight } }),
      });
      return { name: family.name, data, weight, style: 'normal' };
    }),
  );
}

function charactersOf(contents: readonly { content: ShareCardContent }[]): string {
  const words = contents.flatMap(({ content }) => [content.section, content.title, content.detail]);
  return [...new Set([...words, shareCardText.brandLine].join(''))].join('');
}

/** `/blog/category/pricing` becomes `blog-category-pricing`. */
function fileNameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function withinLimit(card: Buffer, path: string): Buffer {
  if (card.length >= maxCardBytes) {
    throw new Error(
      `The share card of ${path} has ${card.length} bytes, more than link previews accept: lower its quality`,
    );
  }
  return card;
}
