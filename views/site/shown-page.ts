import type { ReadyPage } from './ready-page.ts';

/** What stands on the screen, and how it came there. */
export interface ShownPage {
  page: ReadyPage;
  arrival: 'load' | 'link' | 'history';
  /** What the page is called that has been asked for and is not here yet. */
  awaited: string | null;
}
