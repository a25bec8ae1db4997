import { expect, test } from 'vitest';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

interface ShownFrame {
  file: string;
  /** What is seen of the file, as shares of its width. */
  from: number;
  to: number;
}

test.each([
  ['/services/kota-stone-polishing', 360],
  ['/services/kota-stone-polishing', 820],
  ['/services/kota-stone-polishing', 1440],
  ['/services', 360],
  ['/services', 1440],
])('on %s at %i px each step of the work shows its own fifth of one file', async (path, width) => {
  await using visitor = await visitHydrated(path, { viewport: { width, height: 800 } });
  for (const step of await visitor.page.locator('.process-steps > li').all())
    await step.scrollIntoViewIfNeeded();
  const pictures = visitor.page.locator('.step-picture:visible .picture__image');
  await expect
    .poll(() => pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).complete)))
    .toEqual(Array(5).fill(true));
  const frames = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image): ShownFrame => {
      const { width, height } = image.getBoundingClientRect();
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
      const shown = width / scale / image.naturalWidth;
      const from = (1 - shown) * (Number.parseFloat(getComputedStyle(image).objectPosition) / 100);
      return { file: image.currentSrc, from, to: from + shown };
    }),
  );
  expect(new Set(frames.map(({ file }) => file)).size).toBe(1);
  expect(frames[0]?.file).toMatch(/\/stages-[^/]*\.avif$/);
  for (const [place, { from, to }] of frames.entries()) {
    expect(from, `start of frame ${place}`).toBeGreaterThan(place / 5 - 0.005);
    expect(to, `end of frame ${place}`).toBeLessThan((place + 1) / 5 + 0.005);
  }
});

test.each([true, false])(
  'a phone pushes the steps along by key, to the last, and the page stays as wide as the window (script: %s)',
  async (javaScriptEnabled) => {
    const viewport = { width: 360, height: 800 };
    await using visitor = await visit({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open('/services/kota-stone-polishing');
    const last = page.locator('.process-steps > li').last();
    const end = () => last.evaluate((step) => Math.floor(step.getBoundingClientRect().right));
    expect(await end()).toBeGreaterThan(1000);
    await page.locator('.process-steps').focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return end();
      })
      .toBeLessThanOrEqual(viewport.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  },
);

test('without a script the steps stand without pictures, and none is fetched', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await visitor.open('/services/kota-stone-polishing');
  await visitor.page.locator('#process').scrollIntoViewIfNeeded();
  expect(await visitor.page.locator('.process-steps h3:visible').count()).toBe(5);
  expect(await visitor.page.locator('.step-picture:visible').count()).toBe(0);
  expect(asked.filter((url) => url.includes('/stages-'))).toEqual([]);
});

test('a file that does not come leaves the colour of the floor beside the steps, and no words', async () => {
  expectOnConsole(/net::ERR_FAILED/);
  await using visitor = await visit({ viewport: { width: 360, height: 800 } });
  await visitor.page.route('**/stages-*', (route) => route.abort());
  const failed = visitor.page.waitForEvent('requestfailed');
  await visitor.openHydrated('/services/kota-stone-polishing');
  for (const step of await visitor.page.locator('.process-steps > li').all())
    await step.scrollIntoViewIfNeeded();
  const pictures = visitor.page.locator('.step-picture:visible');
  await failed;
  await expect.poll(() => pictures.locator('img').count()).toBe(0);
  expect(await pictures.allTextContents()).toEqual(Array(5).fill(''));
  const [box] = await pictures.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  expect(box).toBeGreaterThan(150);
});
