import { expect, test } from 'vitest';
import { sampleBusiness } from '../../data/business.ts';
import { interfaceText } from '../../data/interface.ts';
import { holdBack, visit, visitPage } from '../harness/visit.ts';

// At this width the titles of these wrap otherwise in the stand-in: of two lines one, and of two and three one more.
test.each(['/about', '/services/mosaic-floor-polishing', '/services/kota-stone-polishing'])(
  'a display face that comes late to %s is put on every title, and nothing moves',
  async (path) => {
    await using visitor = await visit({ viewport: { width: 412, height: 823 } });
    const { page } = visitor;
    const release = await holdBack(page, '**/*.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const _ of list.getEntries()) performance.mark('moved');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const loaded = visitor.open(path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await loaded;
    const haveIt = () =>
      page
        .locator('h1, h2, h3')
        .evaluateAll((titles: HTMLElement[]) =>
          titles.map(({ style }) => style.getPropertyValue('--font-display').startsWith('Late')),
        );
    await expect.poll(async () => (await haveIt()).includes(true)).toBe(true);
    expect(await haveIt()).not.toContain(false);
    expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0);
  },
);

test('what a dialog draws after the display face has come late is in it', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const release = await holdBack(page, '**/*.woff2');
  const loaded = visitor.open('/services');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await loaded;
  await expect.poll(() => faceOf('h1')).toMatch(/^Late/);
  await visitor.hydrated();
  await page.locator('.service-card .card-link').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await faceOf('dialog h2')).toMatch(/^Late/);

  function faceOf(title: string): Promise<string> {
    return page.locator(title).evaluate((it) => getComputedStyle(it).fontFamily);
  }
});

test('a display face that misses its moment is put on, though it was here before the first paint', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const release = await holdBack(page, '**/*.woff2');
  // As on a busy processor: it paints long after the file has come.
  await page.addInitScript(() => {
    const entriesOf = performance.getEntriesByName.bind(performance);
    performance.getEntriesByName = (name, type) =>
      entriesOf(name, type).map((entry) =>
        name === 'first-contentful-paint'
          ? ({ ...entry.toJSON(), startTime: 1e6 } as PerformanceEntry)
          : entry,
      );
  });
  const loaded = visitor.open('/about');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await loaded;
  const title = page.locator('h1');
  await expect
    .poll(() => title.evaluate((h1: HTMLElement) => h1.style.getPropertyValue('--font-display')))
    .toMatch(/^Late/);
});

test('a display face that comes late has no part laid out that is left for later', async () => {
  await using visitor = await visit({ viewport: { width: 412, height: 823 } });
  const { page } = visitor;
  const release = await holdBack(page, '**/*.woff2');
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') ?? {};
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      get(this: HTMLElement) {
        const isSkipped = !this.checkVisibility({ contentVisibilityAuto: true });
        performance.mark(isSkipped ? 'skipped' : 'laid-out');
        return get?.call(this);
      },
    });
  });
  const loaded = visitor.open('/pricing');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await loaded;
  const count = (name: string) =>
    page.evaluate((wanted) => performance.getEntriesByName(wanted).length, name);
  await expect.poll(() => count('laid-out')).toBeGreaterThan(0);
  expect(await count('skipped')).toBe(0);
});

test('a display face that is here in time needs no second', async () => {
  await using visitor = await visitPage('/faq');
  await visitor.open('/');
  await visitor.settled();
  const names = await visitor.page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(names.join()).toContain('Deccan Display');
  expect(names).not.toContain('Late');
});

test('the name is drawn, and keeps clear of the menu in text of twice the size', async () => {
  await using visitor = await visitPage('/about', { viewport: { width: 320, height: 640 } });
  const { page } = visitor;
  const brand = page.getByRole('banner').getByRole('link', { name: sampleBusiness.name, exact: true });
  const shape = await brand.locator('use').evaluate((use: SVGUseElement) => {
    const { width, height } = use.getBBox();
    return width / height;
  });
  // The mark alone is higher than wide.
  expect(shape).toBeGreaterThan(3);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [name, menu] = await Promise.all([
    brand.boundingBox(),
    page.getByRole('button', { name: interfaceText.navigation.menuOpen }).boundingBox(),
  ]);
  if (!name || !menu) throw new Error('Nothing is shown');
  expect(name.x + name.width <= menu.x || name.y + name.height <= menu.y).toBe(true);
});
