import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sitePicturesNote } from '../../../data/rendered-pictures.ts';
import { serviceSummaries, services } from '../../../data/services/catalogue.ts';
import { contentFile, type FirstFile, firstFile } from '../../../views/client/site-manifest.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { type PageAssets, pageFileOf } from '../../../views/routes/page-file-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import { shownRoute } from '../../../views/routes/route-table.ts';
import { contentHash } from '../../base/content-hash.ts';
import { assetsDir } from '../paths.ts';

export interface PageContentOptions extends PageAssets {
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
}

/**
 * Writes each route's page file as JSON, alone for who opens the page without a full load, and with the data that all
 * pages share for who hydrates it. Returns the address of the folder, which changes with any of them: one hash in
 * the browser's code instead of one for each page.
 */
export async function writePageContent(
  routes: readonly Route[],
  { shellPictures, ...assets }: PageContentOptions,
): Promise<string> {
  const files = new Map<string, string>();
  const labels = routes.map(({ label }) => label);
  for (const route of routes) {
    for (const kind of route.proved ? (['', '.proved'] as const) : ([''] as const)) {
      const page = pageFileOf(shownRoute(route, kind === '.proved' ? 'proved' : 'all'), assets);
      const first: FirstFile = {
        site: {
          services: route.page === 'services' ? services : serviceSummaries,
          labels,
          picturesNote: sitePicturesNote,
          shellPictures,
        },
        page,
      };
      files.set(contentFile(route.path, kind), JSON.stringify(page));
      files.set(firstFile(route.path, kind), JSON.stringify(first));
    }
  }

  const folder = `content/${contentHash([...files].flat().join('\n'))}`;
  for (const [file, json] of files) {
    const path = assetsDir + folder + file;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, json);
  }
  return `/assets/${folder}`;
}
