import type { PageComponent } from '../navigation/page-source.ts';
import type { hydratePage } from './hydrate-page.tsx';

/** What the script of a page exports. */
export interface PageModule {
  Page: PageComponent;
  /** The same function in each: it belongs to the core that all of them import. */
  hydratePage: typeof hydratePage;
}
