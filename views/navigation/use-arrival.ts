import { useLayoutEffect, useRef } from 'react';
import type { Arrival, ShownPage } from '../site/ready-page.ts';
import type { Site } from '../site/site-context.tsx';

let showHead: typeof import('../head/show-head.ts').showHead | undefined;

/** Fetches what writes heads, which nobody needs on the page they came to. A page is not shown before it is here. */
export async function loadShowHead(): Promise<void> {
  ({ showHead } = await import('../head/show-head.ts'));
}

/**
 * After each navigation without a full load, one to another query of the page or once more to the page itself included: the
 * head becomes the page's own, the focus moves to its h1 (so that a screen reader reads it) or to the anchor, and the page
 * stands at its top. Going back keeps the browser's own scroll
 * position.
 */
export function useArrival(
  { page: shown, arrival }: ShownPage,
  { business, siteOrigin }: Pick<Site, 'business' | 'siteOrigin'>,
): void {
  const arrived = useRef(arrival);
  // Before the page is drawn, so that nobody sees it scrolled as the one before it was.
  useLayoutEffect(() => {
    if (arrived.current === arrival) return;
    arrived.current = arrival;
    // At once: the address is the new page's already, and a script that has to be imported first may come much later.
    showHead?.(shown, { business, siteOrigin });
    // Scrolling and focus have the page laid out. The frame that draws it does that too, in a task of its own; a view
    // transition takes its picture before that frame. A step back may come before it too.
    if (arrival.by === 'link') requestAnimationFrame(() => arrived.current === arrival && standAt(arrival));
    else standAt(arrival);
  }, [shown, arrival, business, siteOrigin]);
}

function standAt({ by }: Arrival): void {
  const anchor = document.getElementById(window.location.hash.slice(1));
  if (by !== 'history') {
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }
  const place = anchor ?? document.querySelector<HTMLElement>('h1');
  if (place) focusOn(place);
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
