import { siteManifest } from 'virtual:site-manifest';
import { readServerData } from '../site/server-data.ts';
import { type FirstFile, firstFile } from './content-address.ts';
import { fetchJson } from './fetch-json.ts';
import { fetchPicturesWhenShown } from './fetch-pictures.ts';
import { keepTap } from './keep-tap.ts';
import { loadScript, pageOf, preloadScript } from './load-script.ts';
import { createPageSource, rowOf } from './page-source.ts';
import { whenWanted } from './when-wanted.ts';

fetchPicturesWhenShown();
const repeatTap = keepTap();

// The page is readable and its links work without any of this: it waits for an idle moment or the first touch.
whenWanted(async () => {
  const { pages, core, contents, stylesheet } = siteManifest;
  const { path = window.location.pathname } = readServerData(document);
  // A form that came back stands at the address it was posted to; its page has another, which a reload can open.
  if (path !== window.location.pathname) window.history.replaceState(null, '', path);
  preloadScript(core);
  const [first, { hydratePage, Page }] = await Promise.all([
    fetchJson<FirstFile>(contents + firstFile(rowOf(path, siteManifest))),
    loadScript(pageOf(path, siteManifest), siteManifest),
  ]);
  const { services, shellPictures } = first.site;
  const page = { path, page: pageOf(path, siteManifest), file: first.page, Page };
  const source = createPageSource(siteManifest, { shellPictures, first: page });
  hydratePage({
    source,
    paths: Object.keys(pages),
    page: source.first,
    services,
    stylesheet,
    onHydrated: repeatTap,
  });
});
