import type { PageKind } from '../site/page-kinds.ts';
import type { PageComponents, PageFile, PageSource, ReadyPage } from '../site/ready-page.ts';
import {
  contentFile,
  contentKind,
  type FirstFile,
  type PageModule,
  type SiteManifest,
  scriptUrl,
} from './site-manifest.ts';

export interface PageLoader extends PageSource {
  /** Those whose script has come. */
  components: Partial<PageComponents>;
  /** The page of the document. */
  first: ReadyPage;
}

export interface PageLoaderOptions {
  manifest: SiteManifest;
  /** Of the page of the document. */
  path: string;
  /** Of the server data. */
  claims: 'proved' | undefined;
  firstFile: FirstFile;
  Page: PageModule['Page'];
}

/** Loads pages over the network by the build's manifest, each part once. A failed load may be tried again. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { manifest, path, claims, firstFile, Page } = options;
  const components: Partial<PageComponents> = {};
  const first = readyPage(path, firstFile.page, Page);
  const ready = new Map([[path, first]]);
  const loading = new Map([[path, Promise.resolve(first)]]);

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
    const row = rowPath(path, manifest);
    const [{ Page }, file] = await Promise.all([
      loadScript(kindOf(path, manifest), manifest),
      fetchJson<PageFile>(manifest.contents + contentFile(row, contentKind(row, manifest, claims))),
    ]);
    return readyPage(path, file, Page);
  }

  function readyPage(path: string, file: PageFile, Page: PageModule['Page']): ReadyPage {
    const page = kindOf(path, manifest);
    Object.assign(components, { [page]: Page });
    return { ...file, pictures: { ...firstFile.site.shellPictures, ...file.pictures }, path, page };
  }

  return {
    components,
    first,
    ready: (path) => ready.get(path),
    load,
    labelOf: (path) => firstFile.site.labels[Object.keys(manifest.pages).indexOf(path)],
  };
}

export function kindOf(path: string, manifest: Pick<SiteManifest, 'pages'>): PageKind {
  return manifest.pages[rowPath(path, manifest)] ?? 'not-found';
}

/** The path of the row that a path belongs to, as the route table writes it. */
export function rowPath(path: string, { pages }: Pick<SiteManifest, 'pages'>): string {
  return path in pages ? path : '*';
}

/** Fetches and runs the script of a kind of page, once. */
export function loadScript(page: PageKind, manifest: Pick<SiteManifest, 'scripts'>): Promise<PageModule> {
  return import(scriptUrl(page, manifest));
}

/** Fetches JSON that the build wrote, after everything that the visitor is waiting for. @throws when it is not there. */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
