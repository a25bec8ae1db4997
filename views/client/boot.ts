import { siteManifest } from 'virtual:site-manifest';
import { readIsland } from '../site/island.ts';
import { type SiteData, siteDataFile } from './content-address.ts';
import { fetchJson } from './fetch-json.ts';
import { loadScript, pageOf, preloadScript } from './load-script.ts';
import { createPageSource } from './page-source.ts';
import { whenWanted } from './when-wanted.ts';

// The page is readable and its links work without any of this: it waits for an idle moment or the first touch.
whenWanted(async () => {
  const { pages, core, contents, stylesheet } = siteManifest;
  const { path = window.location.pathname } = readIsland(document);
  // A form that came back stands at the address it was posted to; its page has another, which a reload can open.
  if (path !== window.location.pathname) window.history.replaceState(null, '', path);
  preloadScript(core);
  const siteData = fetchJson<SiteData>(contents + siteDataFile);
  const source = createPageSource(siteManifest, siteData);
  const [page, { services }, { hydratePage }] = await Promise.all([
    source.load(path),
    siteData,
    loadScript(pageOf(path, siteManifest), siteManifest),
  ]);
  hydratePage({ source, paths: Object.keys(pages), page, services, stylesheet });
});
