import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { picturesOf } from '../../views/pictures/pictures-of.ts';
import { routes } from '../../views/routes/route-table.ts';
import { serviceSwatches } from '../../views/shell/service-swatches.ts';
import type { Manifest } from '../base/manifest.ts';
import { bundleClient } from './bundles/client-bundle.ts';
import { writePageContent } from './bundles/page-content.ts';
import { bundleStyles } from './bundles/page-styles.ts';
import { bundleServer } from './bundles/server-bundle.ts';
import { compileAhead } from './compile-ahead.ts';
import { buildFonts } from './fonts/fonts.ts';
import { buildIcons, markSvg, svgAddress } from './icons/icons.ts';
import { assetsDir, distDir, root } from './paths.ts';
import { buildPictures } from './pictures/pictures.ts';
import { precompressAssets } from './precompress.ts';
import { buildShareCards } from './share-cards/share-cards.ts';
import { hashInputs, isBuilt, writeStamp } from './stamp.ts';
import { tokenColours } from './token-colours.ts';

export interface BuildSiteOptions {
  /** Builds even when `dist/` is up to date. */
  force?: boolean;
  /** Adds what only `npm run dev` serves. */
  withDevTools?: boolean;
}

/**
 * Makes `dist/` from the sources, each step announced with the time it took. Does nothing when it was made from the
 * very same inputs. Returns whether anything was built.
 */
export async function buildSite({
  force = false,
  withDevTools = false,
}: BuildSiteOptions = {}): Promise<boolean> {
  const buildId = await hashInputs();
  const stamp = withDevTools ? `${buildId} with dev tools` : buildId;
  if (!force && (await isBuilt(stamp))) {
    console.log('dist/ is up to date');
    return false;
  }
  await rm(distDir, { recursive: true, force: true });
  await mkdir(assetsDir, { recursive: true });

  const { facts: pictures, crops: pictureCrops } = await step('Copied the pictures', () =>
    buildPictures(root, assetsDir, routes),
  );
  const fonts = await step('Subset the fonts', () => buildFonts(root, `${assetsDir}fonts`));
  const { pages, stylesheet } = await step('Bundled the styles', () => bundleStyles(fonts.css));
  const shareCards = await step('Drew the share cards', () =>
    buildShareCards(root, `${assetsDir}share`, routes),
  );
  const contents = await step('Wrote the page contents', () =>
    writePageContent(routes, {
      pictures,
      shareCards,
      shellPictures: shellPicturesOf(pictures),
    }),
  );
  const entry = await step('Bundled the browser code', () =>
    bundleClient({
      pages: Object.fromEntries(routes.map(({ path, page }) => [path, page])),
      proved: routes.filter(({ proved }) => proved).map(({ path }) => path),
      contents,
      stylesheet,
    }),
  );
  await step('Bundled the server', () => bundleServer({ withDevTools }));
  await step('Copied the static files', copyStaticFiles);
  await step('Drew the icons', () => buildIcons(root, `${distDir}static/icons/`));
  // In development a change is to be seen soon, and travels no further than this machine.
  if (!withDevTools) await step('Compressed the assets', precompressAssets);

  const manifest: Manifest = {
    buildId,
    entry,
    stylesheet,
    pages,
    fonts: fonts.preload,
    pictures,
    shareCards,
    pictureCrops,
    icon: svgAddress(markSvg(await tokenColours(root)).svg),
    ground: {
      light: (await tokenColours(root, 'light'))('surface'),
      dark: (await tokenColours(root, 'dark'))('surface'),
    },
  };
  await writeFile(`${distDir}manifest.json`, JSON.stringify(manifest));
  if (!withDevTools) await step('Compiled the server ahead', compileAhead);
  await writeStamp(stamp);
  return true;
}

/** What has its own step of the build: masters of pictures and fonts, and the pictures made of them. */
const ownSteps = ['pictures', 'fonts', 'assets'].map((folder) => `${root}static/${folder}`);

/** What is served as it is, at the root of the site. */
async function copyStaticFiles(): Promise<void> {
  const filter = (source: string): boolean => !ownSteps.includes(source);
  await cp(`${root}static`, `${distDir}static`, { recursive: true, filter });
}

/** What header and footer show on every page. */
function shellPicturesOf(pictures: Manifest['pictures']): Manifest['pictures'] {
  return picturesOf(
    Object.values(serviceSwatches).map((swatch) => ({ swatch })),
    pictures,
  );
}

async function step<T>(done: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  console.log(`${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
