import type { AddressedPage, PageSource } from '../site/ready-page.ts';
import { wantsToSaveData } from '../site/wants-to-save-data.ts';

const wishes = ['pointerover', 'touchstart', 'focusin'] as const;

/** How long a pointer or the focus stays, in milliseconds, where it does not merely pass over a list of links. */
const restMs = 65;

/** A link whose click opens a dialog instead has `data-opens`: its page would be drawn for nothing. */
const leadingOn = 'a[href]:not([data-opens])';

/**
 * Loads the page of a link that is pointed at, touched or focused, ahead of the click, unless the visitor saves data, and
 * says when it is ready while the visitor is still there. Returns what ends it.
 */
export function prepareLinks(source: PageSource, onReady: (next: AddressedPage) => void): () => void {
  const end = new AbortController();
  if (wantsToSaveData()) return () => {};

  let wanted: Element | null | undefined;
  function prepare(link: HTMLAnchorElement | null): void {
    wanted = link;
    if (!link || link.origin !== window.location.origin || source.labelOf(link.pathname) === undefined)
      return;
    const search = link.search.slice(1);
    source
      .load(link.pathname)
      .then((page) => {
        if (wanted === link) onReady({ page, search });
      })
      .catch(() => {
        // The click will try again, and leave it to the browser.
      });
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true, signal: end.signal };
  for (const wish of wishes) {
    const find = ({ target }: Event): void => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(leadingOn) : null;
      resting = setTimeout(prepare, wish === 'touchstart' ? 0 : restMs, link);
    };
    window.addEventListener(wish, find, options);
  }
  // A finger that scrolls.
  window.addEventListener('pointercancel', () => prepare(null), options);
  // What began before.
  prepare(document.querySelector<HTMLAnchorElement>(`${leadingOn}:is(:hover, :focus)`));
  return () => {
    clearTimeout(resting);
    wanted = null;
    end.abort();
  };
}
