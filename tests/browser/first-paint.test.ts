import { expect, test } from 'vitest';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const phone = { viewport: { width: 412, height: 823 } };

/** The files asked for so far whose address contains `part`. */
function askedFor({ page }: Visit, part: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes(wanted)),
    part,
  );
}

/** To be called before a page is opened. */
async function withholdPaint({ page }: Visit): Promise<void> {
  await page.addInitScript(() => {
    // A browser that has not painted says nothing of a paint, and its time for one is not over.
    PerformanceObserver.prototype.observe = () => {};
    const { setTimeout } = window;
    const soon = (run: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeout(run, ms));
    Object.assign(window, { setTimeout: soon });
  });
}

test('a page that is loaded but not drawn yet waits with its scripts', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await withholdPaint(visitor);
  await visitor.open('/');
  await page.waitForLoadState('networkidle');
  expect(await askedFor(visitor, '/assets/chunk-')).toEqual([]);
  // The first touch does not wait for anything.
  await page.mouse.click(5, 5);
  await visitor.hydrated();
});

test.each([
  ['never says that it has drawn', () => Object.assign(PerformanceObserver.prototype, { observe: () => {} })],
  ['has no PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
])('in a browser that %s a page shows its pictures and is laid out whole, untouched', async (_, deny) => {
  await using visitor = await visit(phone);
  await visitor.page.addInitScript(deny);
  await visitor.open('/gallery');
  await visitor.page.locator(':root.is-shown.is-whole').waitFor({ timeout: 60_000 });
});

test('scripts are fetched when the page is laid out whole, since what compiles beside that makes it slow', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('link[rel=modulepreload]')) return;
      const { classList } = document.documentElement;
      window.name ||= classList.contains('is-whole') ? 'whole' : 'in parts';
    }).observe(document, { childList: true, subtree: true });
  });
  await visitor.open('/');
  await expect.poll(() => page.evaluate(() => window.name)).toBe('whole');
});

test('the web manifest is fetched when the page has settled, once', async () => {
  await using visitor = await visitHydrated('/faq', phone);
  const { page } = visitor;
  const links = page.locator('head > link[rel=manifest]');
  await expect.poll(() => links.count()).toBe(1);
  expect(await links.getAttribute('href')).toBe('/site.webmanifest');
  expect(visitor.noise).toEqual([]);
});

test('without scripts the document names the web manifest itself', async () => {
  await using visitor = await visitPage('/faq', { ...phone, javaScriptEnabled: false });
  const links = visitor.page.locator('head link[rel=manifest]');
  expect(await links.getAttribute('href')).toBe('/site.webmanifest');
});

test('a picture on its way has its own colour for a ground', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visit({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await page.route('**/assets/pictures/**', (route) => route.abort());
  await visitor.open('/gallery');
  const grounds = await page
    .locator('main .picture')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor));
  expect(grounds.length).toBeGreaterThan(5);
  expect(new Set(grounds).size).toBeGreaterThan(grounds.length / 2);
});

test('pictures below the first screen wait until it is shown, or until the visitor scrolls', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await withholdPaint(visitor);
  await visitor.open('/gallery');
  await page.waitForLoadState('networkidle');
  expect(await askedFor(visitor, '/assets/pictures/')).toHaveLength(1);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => askedFor(visitor, '/assets/pictures/')).not.toHaveLength(1);
});

test('nothing is in motion before the page is drawn', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await withholdPaint(visitor);
  await visitor.open('/');
  // Later ones are what brings pictures when no script comes.
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, currentTime, effect }) =>
              playState === 'running' && Number(currentTime) >= Number(effect?.getTiming().delay),
          ).length,
    );
  expect(await moving()).toBe(0);
  await page.mouse.wheel(0, 1);
  await expect.poll(moving).toBe(1);
});

test('pictures in the window come by themselves once it is drawn, those below when the visitor scrolls', async () => {
  await using visitor = await visitPage('/gallery', phone);
  const { page } = visitor;
  const pictures = page.locator('.comparison__picture img');
  const inWindow = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main .comparison__picture')].filter(
          (box) => box.getBoundingClientRect().top < innerHeight,
        ).length,
    );
  // Sooner than they would without the script.
  await expect.poll(() => askedFor(visitor, '/assets/pictures/'), { timeout: 2000 }).not.toHaveLength(1);
  expect(await pictures.nth(1).evaluate((image) => getComputedStyle(image).translate)).toBe('none');
  await page.waitForLoadState('networkidle');
  const first = await inWindow();
  expect(await askedFor(visitor, '/assets/pictures/')).toHaveLength(first);
  expect(await pictures.nth(first).evaluate((image) => getComputedStyle(image).translate)).not.toBe('none');
  await page.mouse.wheel(0, 50);
  await expect
    .poll(async () => (await askedFor(visitor, '/assets/pictures/')).length)
    .toBeGreaterThan(first + 1);
});

test.each(['no-preference', 'reduce'] as const)(
  'where the script does not come, they come without it (motion: %s)',
  async (reducedMotion) => {
    expectOnConsole(/ERR_FAILED/);
    await using visitor = await visit({ ...phone, reducedMotion });
    await visitor.page.route('**/boot-*.js', (route) => route.abort());
    await visitor.open('/gallery');
    expect(await askedFor(visitor, '/assets/pictures/')).toHaveLength(1);
    await expect.poll(() => askedFor(visitor, '/assets/pictures/'), { timeout: 8000 }).not.toHaveLength(1);
  },
);

test('pictures below the first screen wait for the visitor, however long', async () => {
  await using visitor = await visitPage('/services', phone);
  await visitor.page.waitForTimeout(3500);
  // Moved out of their boxes, which is all that keeps the browser from them.
  const held = await visitor.page
    .locator('img[loading=lazy]')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).translate));
  expect(held.length).toBeGreaterThan(5);
  expect(new Set(held)).toEqual(new Set(['0px 200%']));
});

test('without scripts, where browsers fetch every picture at once, each stands in its box', async () => {
  await using visitor = await visitPage('/gallery', { ...phone, javaScriptEnabled: false });
  const second = visitor.page.locator('main .picture__image').nth(1);
  expect(await second.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
});

test.each([
  ['/terms', '.legal-part'],
  ['/blog/kota-stone-polish-or-replace', '.article-body__part'],
])('parts of %s after the first wait to be laid out', async (path, part) => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visit(phone);
  await visitor.page.route('**/boot-*.js', (route) => route.abort());
  await visitor.open(path);
  const [first, ...others] = await visitor.page
    .locator(part)
    .evaluateAll((parts) => parts.map((each) => getComputedStyle(each).contentVisibility));
  expect(first).toBe('visible');
  expect(others.length).toBeGreaterThan(2);
  expect(new Set(others)).toEqual(new Set(['auto']));
});

test.each(['/', '/about', '/terms'])(
  '%s is whole soon, for whoever takes a picture of all of it',
  async (path) => {
    await using visitor = await visitPage(path, phone);
    const { page } = visitor;
    // Nobody has touched it.
    await page.locator(':root.is-whole').waitFor();
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
    const parts = await page.locator('main .band, .site-footer, .later').evaluateAll((all) =>
      all.map((part) => ({
        isLeftOut: getComputedStyle(part).contentVisibility !== 'visible',
        // React takes the element over as the server sent it.
        style: part.getAttribute('style') || null,
      })),
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts).toEqual(parts.map(() => ({ isLeftOut: false, style: null })));
  },
);

test('the skip link shows itself to a keyboard before its late styles are here', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visit({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await page.route('**/assets/late-*', (route) => route.abort());
  await visitor.open('/');
  const link = page.locator('.skip-link');
  await expect.poll(async () => ((await link.boundingBox())?.y ?? 0) < -20).toBe(true);
  await page.keyboard.press('Tab');
  const { y, height } = (await link.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBeGreaterThanOrEqual(0);
  // Above the header, which would cover it.
  expect((await page.locator('.site-header').boundingBox())?.y).toBeGreaterThanOrEqual(y + height - 1);
});
