import type { PageSource, ReadyPage } from '../site/ready-page.ts';
import { orLate } from './or-late.ts';

/** Fired on `window` when a link's page or the post of a form cannot get through, and the visitor stays where they are. */
export class NavigationFailedEvent extends Event {
  static readonly type = 'navigationfailed';

  constructor() {
    super(NavigationFailedEvent.type);
  }
}

export type Navigate = (to: string, options?: { replace?: boolean }) => void;

export interface NavigationScreen {
  /** Shows a page, and its address with it. */
  show: (page: ReadyPage, target: URL, isReplaced: boolean) => void;
  /** Shows what the page is called that is being fetched; null: shows the page that stood there. */
  await: (label: string | null) => void;
}

/** Milliseconds after a click in which a page may come without a word; later something has to be seen. */
const patienceMs = 60;

/**
 * What a click on a link does: load the page, then change the address and the screen together. Meanwhile, where that takes
 * longer than a moment, the page's name stands there. A link to an anchor of the same page is left to the browser, and so
 * is a page whose parts fail or do not come in time: after a new version was deployed the old one's may be gone, and
 * an ordinary load brings the new. Only without a connection does the visitor stay, and is told so.
 */
export function createNavigateWhenReady(source: PageSource, screen: NavigationScreen): Navigate {
  let awaited: string | null = null;
  // Whether the browser is loading a page: what was shown here meanwhile, that page would take the place of.
  let isLeaving = false;
  // Who goes back instead of waiting for a page does not want it any more.
  window.addEventListener('popstate', () => {
    awaited = null;
  });
  // The browser may keep this page as it is left, and show it again.
  window.addEventListener('pagehide', () => {
    awaited = null;
    isLeaving = false;
    screen.await(null);
  });

  return (to, { replace = false } = {}) => {
    const target = new URL(to, window.location.href);
    const isSamePage =
      target.pathname === window.location.pathname && target.search === window.location.search;
    if (isSamePage && target.hash) return showAnchor(target.hash);
    // A second click on the same link is impatience, not another wish: the first one's time goes on.
    if (awaited !== target.href) void follow();

    async function follow(): Promise<void> {
      awaited = target.href;
      const label = source.labelOf(target.pathname) ?? '';
      setTimeout(() => awaited === target.href && screen.await(label), patienceMs);
      const outcome = isLeaving ? 'late' : await outcomeOf(source.load(target.pathname));
      const canLoad = outcome !== 'ready' && (await isReachable(target, outcome));
      // Meanwhile the visitor may have chosen another link, or gone back.
      if (awaited !== target.href) return;
      if (canLoad) {
        isLeaving = true;
        window.location.assign(target);
        return;
      }
      awaited = null;
      const page = source.ready(target.pathname);
      // A link to the address that stands there is no step, as in any browser.
      const isReplaced = replace || target.href === window.location.href;
      if (outcome === 'ready' && page) screen.show(page, target, isReplaced);
      else {
        screen.await(null);
        window.dispatchEvent(new NavigationFailedEvent());
      }
    }
  };
}

function showAnchor(hash: string): void {
  // The browser stays where it is when the address already ends so.
  if (hash === window.location.hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else window.location.hash = hash;
}

type Outcome = 'ready' | 'failed' | 'late';

function outcomeOf(loading: Promise<unknown>): Promise<Outcome> {
  return orLate(
    loading.then(
      () => 'ready',
      () => 'failed',
    ),
  );
}

/** Whether the browser may get further by itself; where it cannot, its error page would take the place of ours. */
export async function isReachable(target: URL | string, outcome?: Outcome): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (outcome === 'late') return true;
  const asking = fetch(target, { method: 'HEAD' });
  return orLate(
    asking.then(
      () => true,
      () => false,
    ),
  ).then((answer) => answer !== false);
}
