import type { PageComponent, PageFile, PageSource, ReadyPage } from '../navigation/page-source.ts';
import type { PageName } from '../pages/page-names.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';
import { contentFile } from './content-address.ts';
import { fetchJson } from './fetch-json.ts';
import { loadScript, pageOf } from './load-script.ts';
import type { SiteManifest } from './site-manifest.ts';

/** The parts of a page, as they are loaded. */
interface LoadedPage {
  path: string;
  page: PageName;
  file: PageFile;
  Page: PageComponent;
}

export interface PageSourceOptions {
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
  /** The page of the document. */
  first: LoadedPage;
}

/** A page source that has the page of the document already. */
export interface StartedPageSource extends PageSource {
  first: ReadyPage;
}

/** Loads pages over the network by the build's manifest, each part once. A failed load may be tried again. */
export function createPageSource(
  manifest: SiteManifest,
  { shellPictures, first }: PageSourceOptions,
): StartedPageSource {
  const firstPage = readyPage(first);
  const ready = new Map([[first.path, firstPage]]);
  const loading = new Map([[first.path, Promise.resolve(firstPage)]]);

  function load(path: string): Promise<ReadyPage> {
    const known = loading.get(path);
    if (known) return known;
    const started = fetchPage(path);
    loading.set(path, started);
    started.then(
      (page) => ready.set(path, page),
      () => loading.delete(path),
    );
    return started;
  }

  async function fetchPage(path: string): Promise<ReadyPage> {
    const page = pageOf(path, manifest);
    const [{ Page }, file] = await Promise.all([
      loadScript(page, manifest),
      fetchJson<PageFile>(manifest.contents + contentFile(rowOf(path, manifest))),
    ]);
    return readyPage({ path, page, file, Page });
  }

  function readyPage({ path, page, file, Page }: LoadedPage): ReadyPage {
    return { ...file, pictures: { ...shellPictures, ...file.pictures }, path, page, Page };
  }

  return { first: firstPage, ready: (path) => ready.get(path), load };
}

/** The row of the route table that a path belongs to. */
export function rowOf(path: string, { pages }: Pick<SiteManifest, 'pages'>): string {
  return path in pages ? path : '*';
}
