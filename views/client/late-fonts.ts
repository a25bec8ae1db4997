const property = '--font-display';

/**
 * The style sheet takes a font that is here in time for the first paint, or none (`font-display: optional`). On a slow
 * line that is none: then titles and the brand's name get the display face when it has come, each where it takes the
 * same room as its stand-in, so that nothing moves. Pages that are opened from here on have it in full.
 */
export async function showLateFont(url: string, whenIdle: (run: () => void) => void): Promise<void> {
  // The figures of the text's face, as the style sheet has them; the stand-in's, where that is not here.
  const face = new FontFace('Late', `url(${url})`, {
    unicodeRange: 'U+20-2F,U+3A-7E,U+A0-FF,U+2010-2030',
  });
  document.fonts.add(await face.load());
  whenIdle(putOn);
}

function putOn(): void {
  const root = document.documentElement;
  const faces = `Late,${getComputedStyle(root).getPropertyValue(property)}`;
  const titles = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .site-header__brand')];
  const heights = titles.map((title) => title.offsetHeight);
  for (const { style } of titles) style.setProperty(property, faces);
  // All are measured before any is put back: each change in between would lay out the page once more.
  const moving = titles.filter((title, place) => title.offsetHeight !== heights[place]);
  for (const { style } of moving) style.removeProperty(property);
  addEventListener('pushState', () => root.style.setProperty(property, faces), { once: true });
}
