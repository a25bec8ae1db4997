import type { PageFile, PageSource, ReadyPage } from '../navigation/page-source.ts';
import { contentFile, type SiteData } from './content-address.ts';
import { fetchJson } from './fetch-json.ts';
import { loadScript, pageOf } from './load-script.ts';
import type { SiteManifest } from './site-manifest.ts';

/** Loads pages over the network by the build's manifest, each part once. A failed load may be tried again. */
export function createPageSource(manifest: SiteManifest, siteData: Promise<SiteData>): PageSource {
  const ready = new Map<string, ReadyPage>();
  const loading = new Map<string, Promise<ReadyPage>>();

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
    const row = path in manifest.pages ? path : '*';
    const [{ Page }, file, { shellPictures }] = await Promise.all([
      loadScript(page, manifest),
      fetchJson<PageFile>(manifest.contents + contentFile(row)),
      siteData,
    ]);
    return { ...file, pictures: { ...shellPictures, ...file.pictures }, path, page, Page };
  }

  return { ready: (path) => ready.get(path), load };
}
