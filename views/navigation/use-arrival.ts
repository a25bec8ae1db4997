import { useEffect, useRef } from 'react';
import { showHead } from '../head/show-head.ts';
import type { ReadyPage } from '../site/ready-page.ts';
import type { Site } from '../site/site-context.tsx';

/**
 * After each navigation without a full load: the head becomes the page's own, the focus moves to its h1 (so that a
 * screen reader reads it) or to the anchor, and the page stands at its top. Going back keeps the browser's own scroll
 * position.
 */
export function useArrival(
  shown: ReadyPage,
  { business, siteOrigin }: Pick<Site, 'business' | 'siteOrigin'>,
): void {
  const arrived = useRef(shown.path);
  useEffect(() => {
    if (arrived.current === shown.path) return;
    arrived.current = shown.path;
    showHead(shown, { business, siteOrigin });
    const anchor = document.getElementById(window.location.hash.slice(1));
    if (anchor) {
      anchor.scrollIntoView({ behavior: 'instant' });
      focusOn(anchor);
    } else {
      if (!wasHistoryMove) window.scrollTo({ top: 0, behavior: 'instant' });
      const heading = document.querySelector('h1');
      if (heading) focusOn(heading);
    }
    wasHistoryMove = false;
  }, [shown, business, siteOrigin]);
}

let wasHistoryMove = false;

/** Notes moves through the history, whose scroll position is the browser's to restore. */
export function watchHistoryMoves(): void {
  window.addEventListener('popstate', () => {
    wasHistoryMove = true;
  });
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
