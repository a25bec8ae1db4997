const property = '--font-display';

/**
 * The style sheet takes a font that is here in time for the first paint, or none (`font-display: optional`). On a slow
 * line that is none. This gives titles and the brand's name the display face when it has come, each where it is as high
 * as its stand-in, if need be with its letters a hair nearer or wider. So nothing moves. Pages opened from here on have
 * it in full.
 */
export async function showLateFont(url: string, whenIdle: (run: () => void) => void): Promise<void> {
  const face = new FontFace('Late', `url(${url})`);
  document.fonts.add(await face.load());
  whenIdle(putOn);
}

function putOn(): void {
  const root = document.documentElement;
  const faces = `Late,${getComputedStyle(root).getPropertyValue(property)}`;
  // Dialogs too: what is drawn in one later has it in full.
  const titles = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .site-header__brand, dialog')];
  const heights = new Map(titles.map((title) => [title, isSkipped(title) ? 0 : title.offsetHeight]));
  let moving = titles;
  // As it is, then a hair nearer, and wider. All are set before any is measured: each change in between would lay out
  // the page once more.
  for (const spacing of ['', '-.03em', '.015em']) {
    for (const { style } of moving) {
      style.setProperty(property, faces);
      style.letterSpacing = spacing;
    }
    moving = moving.filter((title) => heights.get(title) && title.offsetHeight !== heights.get(title));
  }
  for (const { style } of moving) {
    style.removeProperty(property);
    style.letterSpacing = '';
  }
  addEventListener('pushState', () => root.style.setProperty(property, faces), { once: true });
}

/** Left for later (`layout.css`): it moves nothing, and asked for its height the browser would lay out its part at once. */
function isSkipped(title: HTMLElement): boolean {
  // Chromium has the method since 105, and the option since 121.
  return title.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}
