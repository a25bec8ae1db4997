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
  const titles = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .site-header__brand')];
  const heights = new Map(titles.map((title) => [title, title.offsetHeight]));
  let moving = titles;
  // As it is, then a hair nearer, and wider. All are set before any is measured: each change in between would lay out
  // the page once more.
  for (const spacing of ['', '-.03em', '.015em']) {
    for (const { style } of moving) {
      style.setProperty(property, faces);
      style.letterSpacing = spacing;
    }
    // What is not laid out yet has no height, and moves nothing.
    moving = moving.filter((title) => heights.get(title) && title.offsetHeight !== heights.get(title));
  }
  for (const { style } of moving) {
    style.removeProperty(property);
    style.letterSpacing = '';
  }
  addEventListener('pushState', () => root.style.setProperty(property, faces), { once: true });
}
