import type { PageSource } from '../site/ready-page.ts';

const wishes = ['pointerover', 'touchstart', 'focusin'] as const;

/** How long a pointer or the focus stays, in milliseconds, where it does not merely pass over a list of links. */
const restMs = 65;

/** Loads the page of a link that is pointed at, touched or focused, ahead of the click, unless the visitor saves data. */
export function prepareLinks(source: PageSource): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  function prepare(link: HTMLAnchorElement | null | undefined): void {
    if (!link || link.origin !== window.location.origin || source.labelOf(link.pathname) === undefined)
      return;
    source.load(link.pathname).catch(() => {
      // The click will try again, and leave it to the browser.
    });
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  for (const wish of wishes) {
    const options = { capture: true, passive: true };
    const find = ({ target }: Event): void => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      resting = setTimeout(prepare, wish === 'touchstart' ? 0 : restMs, link);
    };
    window.addEventListener(wish, find, options);
  }
  // What began before.
  prepare(document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)'));
}
