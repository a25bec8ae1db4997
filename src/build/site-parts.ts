import { cp, mkdir } from 'node:fs/promises';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { SiteManifest } from '../../views/client/site-manifest.ts';
import { picturesOf } from '../../views/pictures/pictures-of.ts';
import { serviceSwatches } from '../../views/pictures/service-swatches.ts';
import { routes } from '../../views/routes/route-table.ts';
import type { Manifest } from '../base/manifest.ts';
import { writePageContent } from './bundles/page-content.ts';
import { bundleStyles } from './bundles/page-styles.ts';
import { buildFonts } from './fonts/fonts.ts';
import { buildIcons, markSvg, svgAddress } from './icons/icons.ts';
import { assetsDir, distDir, root } from './paths.ts';
import { buildPictures } from './pictures/pictures.ts';
import { buildShareCards } from './share-cards/share-cards.ts';
import { step } from './step.ts';
import { tokenColours } from './token-colours.ts';

/** Addresses and facts of the parts, for the server's manifest and for the browser's. */
export interface SiteParts {
  server: Omit<Manifest, 'buildId' | 'entry' | 'enquiryEntry'>;
  browser: Omit<SiteManifest, 'core' | 'scripts'>;
}

/** Makes all of `dist/` that is made of the data and of files as they are, not of bundled code. */
export async function makeSiteParts(): Promise<SiteParts> {
  await mkdir(assetsDir, { recursive: true });
  const buildingFonts = step('Subset the fonts', () => buildFonts(`${assetsDir}fonts`));
  const [{ facts: pictures, crops: pictureCrops }, fonts, styles, shareCards] = await Promise.all([
    step('Copied the pictures', () => buildPictures(root, assetsDir, routes)),
    buildingFonts,
    buildingFonts.then(({ css }) => step('Bundled the styles', () => bundleStyles(css))),
    step('Drew the share cards', () => buildShareCards(`${assetsDir}share`, routes)),
    step('Copied the static files', copyStaticFiles),
  ]);
  const shellPictures = picturesOf(
    Object.values(serviceSwatches).map((swatch) => ({ swatch })),
    pictures,
  );
  const [contents] = await Promise.all([
    step('Wrote the page contents', () => writePageContent(routes, { pictures, shareCards, shellPictures })),
    step('Drew the icons', () => buildIcons(`${distDir}static/icons/`)),
  ]);
  const [light, dark] = [await tokenColours('light'), await tokenColours('dark')];
  return {
    server: {
      ...styles,
      fonts: fonts.preload,
      pictures,
      shareCards,
      pictureCrops,
      icon: svgAddress(markSvg(light).svg),
      ground: { light: light('surface'), dark: dark('surface') },
    },
    browser: {
      pages: Object.fromEntries(routes.map(({ path, page }) => [path, page])),
      proved: routes.filter(({ proved }) => proved).map(({ path }) => path),
      contents,
      stylesheet: styles.stylesheet,
    },
  };
}

/** What has its own step of the build: masters of pictures and fonts, and the pictures made of them. */
const ownSteps = ['pictures', 'fonts', 'assets'].map((folder) => `${root}static/${folder}`);

/** What is served as it is, at the root of the site. */
async function copyStaticFiles(): Promise<void> {
  const filter = (source: string): boolean => !ownSteps.includes(source);
  await cp(`${root}static`, `${distDir}static`, { recursive: true, filter });
}

// Development makes them in a thread of its own each time, which imports the data as they are by then.
if (!isMainThread) parentPort?.postMessage(await makeSiteParts());
