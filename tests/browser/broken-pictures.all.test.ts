import { expect, test } from 'vitest';
import { addressOf, firstOfKinds } from '../harness/addresses.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visit } from '../harness/visit.ts';

test('where no picture comes, the words in its place are whole and lie on nothing', async () => {
  expectOnConsole(/net::ERR_FAILED/);
  await using visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.route('**/assets/pictures/**', (route) => route.abort());
  for (const route of firstOfKinds) {
    await page.setViewportSize({ width: 320, height: 800 });
    await visitor.open(addressOf(route));
    await visitor.settled();
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      expect(await page.evaluate(unreadable), `${route.path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: the words that do not fit in their picture, below its mark, or that lie on those of another. */
function unreadable(): string[] {
  const all = [...document.querySelectorAll('.picture__missing')].filter(
    (words) => words.checkVisibility() && getComputedStyle(words).fontSize !== '0px',
  );
  const placeOf = (words: Element): string => {
    const { top, left } = words.getBoundingClientRect();
    return `${top} ${left}`;
  };
  return all
    .filter(
      (words) =>
        words.scrollHeight > words.clientHeight ||
        all.some((other) => other !== words && placeOf(other) === placeOf(words)),
    )
    .map(({ textContent }) => textContent);
}
