import { expect, test } from 'vitest';
import { visit } from '../harness/visit.ts';

// The title of the second wraps otherwise in its stand-in.
test.each(['/', '/about'])(
  'a display face that comes late to %s is put on where it moves nothing',
  async (path) => {
    await using visitor = await visit({ viewport: { width: 412, height: 823 } });
    const { page } = visitor;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const _ of list.getEntries()) performance.mark('moved');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const loaded = visitor.open(path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await loaded;
    const inTheFace = () =>
      page
        .locator('h1, h2, h3, .site-header__brand')
        .evaluateAll((titles) =>
          titles.map((title) => getComputedStyle(title).fontFamily.startsWith('Late')),
        );
    await expect.poll(async () => (await inTheFace()).filter(Boolean).length).toBeGreaterThan(2);
    expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0);
  },
);

test('a display face that is here in time needs no second', async () => {
  await using visitor = await visit();
  await visitor.open('/faq');
  await visitor.open('/');
  await visitor.settled();
  const names = await visitor.page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(names.join()).toContain('Marcellus');
  expect(names).not.toContain('Late');
});
