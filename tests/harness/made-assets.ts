import { sampleBusiness } from '../../data/business.ts';
import { pictureAlts } from '../../data/pictures.ts';
import { swatchIds } from '../../data/stones/stone.ts';
import type { Manifest } from '../../src/base/manifest.ts';
import type { StructuredDataOptions } from '../../src/structured-data/structured-data-context.ts';
import { styledPages } from '../../views/pages/late-parts.ts';
import type { PictureFact } from '../../views/pictures/picture-fact.ts';
import { picturesIn } from '../../views/pictures/pictures-of.ts';
import type { PageAssets } from '../../views/routes/page-file-of.ts';
import { routes } from '../../views/routes/route-table.ts';

const fact: PictureFact = {
  hash: 'abcdefghij',
  width: 1200,
  height: 800,
  colour: '#888888',
  widths: [360, 1200],
};

const strips = routes.flatMap(({ content }) =>
  [...picturesIn(content)].filter((key) => /^(?:strip|sprite):/.test(key)),
);

/** What a build would have made, without building: every picture of one size, a card for every indexed path. */
export const madeAssets: PageAssets = {
  pictures: Object.fromEntries(
    [...Object.keys(pictureAlts), ...swatchIds.map((id) => `swatch:${id}`), ...strips].map((id) => [
      id,
      fact,
    ]),
  ),
  shareCards: Object.fromEntries(
    routes
      .filter(({ sitemap }) => sitemap !== null)
      .map(({ path }) => [path, { url: `/assets/share${path}-card.jpg`, width: 1200, height: 630 }]),
  ),
};

/** The inputs of structured data, on an origin of its own. */
export function madeOptions(changes: Partial<StructuredDataOptions> = {}): StructuredDataOptions {
  return {
    business: sampleBusiness,
    siteOrigin: 'https://www.example.test',
    pictures: madeAssets.pictures,
    pictureCrops: Object.fromEntries(
      Object.keys(pictureAlts).map((id) => [
        id,
        ['1200x675', '1200x900', '900x900'].map((size) => ({
          url: `/assets/share/${id}-${size}-abcdefghij.jpg`,
          width: Number(size.split('x')[0]),
          height: Number(size.split('x')[1]),
        })),
      ]),
    ),
    ...changes,
  };
}

/** The manifest of a build that made these assets: no styles, no script. */
export function madeManifest(): Manifest {
  const style = { css: '', cssHash: '', late: null };
  return {
    buildId: 'made',
    entry: '/assets/boot.js',
    enquiryEntry: '/assets/forget-sent-draft.js',
    stylesheet: '/assets/site.css',
    pages: Object.fromEntries(styledPages.map((name) => [name, style])) as Manifest['pages'],
    fonts: [],
    ground: { light: '#ffffff', dark: '#000000' },
    icon: 'data:,',
    pictureCrops: madeOptions().pictureCrops,
    ...madeAssets,
  };
}
