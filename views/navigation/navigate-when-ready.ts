import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import type { PageSource } from './page-source.ts';

export interface NavigateWhenReadyOptions {
  source: PageSource;
  /** Hears when a page could not be fetched; the visitor stays where they are. */
  onFailed: (path: string) => void;
}

/**
 * What a click on a link does: load the page, then change the address and the screen together, with a view
 * transition where the browser has them. A link to an anchor of the same page is left to the browser.
 */
export function createNavigateWhenReady({ source, onFailed }: NavigateWhenReadyOptions): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    const target = new URL(to, window.location.href);
    const isSamePage =
      target.pathname === window.location.pathname && target.search === window.location.search;
    if (isSamePage && target.hash) {
      // The browser stays where it is when the address already ends so.
      if (target.hash === window.location.hash)
        document.getElementById(target.hash.slice(1))?.scrollIntoView();
      else window.location.hash = target.hash;
      return;
    }
    latest += 1;
    const mine = latest;
    source.load(target.pathname).then(
      () => {
        if (mine === latest) withTransition(() => navigate(to, options));
      },
      () => {
        if (mine === latest) onFailed(target.pathname);
      },
    );
  };
}

function withTransition(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) flushSync(change);
  else document.startViewTransition(() => flushSync(change));
}
