import { expect, test } from 'vitest';
import { sampledAddresses, sampledWays } from '../harness/addresses.ts';
import { addAxe, violationsIn } from '../harness/axe.ts';
import { unfoldEverything } from '../harness/unfold-everything.ts';
import { visit } from '../harness/visit.ts';

for (const { address, ways: widths } of sampledWays([320, 768, 1280])) {
  test(`${address} meets WCAG 2.2 AA at ${widths.join(', ')} px in both themes, everything unfolded`, async () => {
    // Without movement nothing is caught halfway between two colours.
    await using visitor = await visit({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open(address);
    await visitor.settled();
    await unfoldEverything(page);
    await addAxe(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsIn(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsIn(page, 'colours'), `${width} px, dark`).toEqual([]);
    }
  });
}

test('every page fits its window in text of twice the size, everything unfolded, and cuts no word off', async () => {
  // Without JavaScript all of a page is laid out at once.
  await using visitor = await visit({ javaScriptEnabled: false });
  const { page } = visitor;
  for (const address of sampledAddresses) {
    await visitor.open(address);
    await unfoldEverything(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(wordsOutside), `${address} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  }
});

/** Runs in the page: the texts of which a part lies beside the window, but in a part that can be scrolled to it. */
function wordsOutside(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (!data.trim() || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('.visually-hidden, [tabindex="0"], .pushed-row, .category-chips')) continue;
    const range = document.createRange();
    // A space at the end of a line hangs over.
    range.setStart(texts.currentNode, data.search(/\S/));
    range.setEnd(texts.currentNode, data.trimEnd().length);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < 0 || right > window.innerWidth)) found.push(data);
  }
  return found;
}
