import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { services } from '../../../data/services/catalogue.ts';
import { contentFile, type SiteData, siteDataFile } from '../../../views/client/content-address.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { type PageAssets, pageFileOf } from '../../../views/routes/page-file-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import { contentHash } from '../content-hash.ts';
import { assetsDir } from '../paths.ts';

export interface PageContentOptions extends PageAssets {
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
}

/**
 * Writes each route's page file and the data that all pages share as JSON: what the browser reads to hydrate a page,
 * or to open it without a full load. Returns the address of the folder, which changes with any of them: one hash in
 * the browser's code instead of one for each page.
 */
export async function writePageContent(
  routes: readonly Route[],
  { shellPictures, ...assets }: PageContentOptions,
): Promise<string> {
  const siteData: SiteData = { services, shellPictures };
  const files = new Map([[siteDataFile, JSON.stringify(siteData)]]);
  for (const route of routes) files.set(contentFile(route.path), JSON.stringify(pageFileOf(route, assets)));

  const folder = `content/${contentHash([...files].flat().join('\n'))}`;
  for (const [file, json] of files) {
    const path = assetsDir + folder + file;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, json);
  }
  return `/assets/${folder}`;
}
