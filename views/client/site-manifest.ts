import type { PageName } from '../pages/page-names.ts';

/** What the build puts into the browser's bundle under `virtual:site-manifest`. */
export interface SiteManifest {
  /** Which page draws each path (`*`: any other). */
  pages: Readonly<Record<string, PageName>>;
  /** URL of each page's script, a `PageModule`. */
  scripts: Readonly<Record<PageName, string>>;
  /** URL of what all of them import. */
  core: string;
  /** Address of the folder of page files, without a slash at its end. */
  contents: string;
  /** URL of the whole style sheet. */
  stylesheet: string;
}
