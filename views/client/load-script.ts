import type { PageName } from '../pages/page-names.ts';
import type { PageModule } from './page-module.ts';
import type { SiteManifest } from './site-manifest.ts';

/** Which page draws a path. */
export function pageOf(path: string, { pages }: Pick<SiteManifest, 'pages'>): PageName {
  return pages[path] ?? 'not-found';
}

/** Fetches and runs the script of a page, once. */
export function loadScript(page: PageName, { scripts }: Pick<SiteManifest, 'scripts'>): Promise<PageModule> {
  return import(scripts[page]);
}

/** Fetches a script that another one is going to import, so that the two come at the same time. */
export function preloadScript(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.fetchPriority = 'low';
  document.head.append(link);
}
