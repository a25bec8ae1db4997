import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { visit, visitPage } from '../harness/visit.ts';

const servicePages = services.map(({ slug }) => `/services/${slug}`);

/** Without a threshold at their head. */
const closingOnly = ['/', '/blog', '/blog/what-stone-polishing-costs', '/guides', '/glossary'];

for (const address of [...closingOnly, '/services', ...servicePages]) {
  test(`${address} has its words beside its thresholds: in a phone’s first window, in heads and in closes of every width`, async () => {
    await using visitor = await visitPage(address, { viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    if (servicePages.includes(address)) await expectFirstWindow(page);
    // The picture of the close comes once somebody wants to see more.
    await page.mouse.wheel(0, 200);
    await page.locator('.closing-threshold img').waitFor({ state: 'attached' });
    // All of it is laid out, far from the window too.
    await page.locator(':root.is-whole').waitFor();
    await expectPhoneClose(page);
    for (const width of [768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      if (!closingOnly.includes(address))
        await expectHead(page, address === '/services' ? 0.5 : width === 768 ? 0.582 : 0.588, `${width} px`);
      if (servicePages.includes(address) && width > 768) await expectOneLine(page, `${width} px`);
      await expectClose(page, `${width} px`);
    }
  });
}

/**
 * The threshold is seen whole, but for the end of its floor, and above the bar all that the first tier says, with name,
 * price and quote of the second.
 */
async function expectFirstWindow(page: Page): Promise<void> {
  const [wide, tier, second, bar] = await boxesIn(page, [
    '.page-hero__wide',
    '.price-course__tier:first-child > *',
    '#premium > :not(.price-course__terms)',
    '.action-bar',
  ]);
  expect(wide.height).toBeGreaterThan(240);
  expect(tier.bottom).toBeLessThan(bar.top);
  expect(second.bottom).toBeLessThan(bar.top);
  expect(tier.top).toBeGreaterThan(wide.bottom);
}

/** No word of the head stands over an arch, which begins at `arch` of the picture's width, a slab or the floor. */
async function expectHead(page: Page, arch: number, where: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const [picture, words] = await boxesIn(page, ['.page-hero__wide', '.page-hero__words']);
  expect(words.right, where).toBeLessThan(picture.left + arch * picture.width);
  expect(words.bottom, where).toBeLessThan(picture.top + 0.715 * picture.height);
  expect(picture.top, where).toBeGreaterThan(0);
}

/** What the page says of its subject fits a line, three times as large as the subject above it. */
async function expectOneLine(page: Page, where: string): Promise<void> {
  const [headline, subject] = await boxesIn(page, ['.page-hero__headline', '.page-hero__subject']);
  const [large, small] = await page.evaluate(() =>
    ['.page-hero__headline', '.page-hero__subject'].map((selector) =>
      Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize),
    ),
  );
  expect(large, where).toBeGreaterThan(3 * (small ?? Number.NaN));
  expect(headline.bottom - subject.bottom, where).toBeLessThan(1.6 * (large ?? Number.NaN));
}

/** The page closes with its words, the call and one more way to ask, then its threshold from edge to edge. */
async function expectPhoneClose(page: Page): Promise<void> {
  const [picture, words] = await boxesIn(page, closing);
  expect(words.bottom).toBeLessThan(picture.top);
  expect([picture.left, picture.width]).toEqual([0, 360]);
  expect(await page.locator('.call-to-action__ways a').filter({ visible: true }).count()).toBe(2);
}

/** No word of the close stands over an arch or the floor, and its floor ends where the foot begins. */
async function expectClose(page: Page, where: string): Promise<void> {
  const [picture, words, foot] = await boxesIn(page, closing);
  expect(words.right, where).toBeLessThan(picture.left + 0.588 * picture.width);
  expect(words.bottom, where).toBeLessThan(picture.top + 0.715 * picture.height);
  expect(foot.top - picture.bottom, where).toBeCloseTo(3, 0);
  // The arch is large on a tablet too, and ends within the window.
  expect(0.263 * picture.width, where).toBeGreaterThan(300);
  expect(picture.left + 0.853 * picture.width, where).toBeLessThan(foot.right - 20);
  // Where the picture is wider than the window, it ends with the words’ container.
  const [container] = await boxesIn(page, ['.call-to-action__inner']);
  if (picture.width > foot.width)
    expect(picture.left + 0.853 * picture.width, where).toBeCloseTo(container.right, 0);
}

const closing = [
  '.closing-threshold > .picture',
  '.call-to-action__inner :is(h2, p, a)',
  '.site-footer',
] as const;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/** The box around all that a selector finds, of each. */
async function boxesIn<const Selectors extends readonly string[]>(
  page: Page,
  selectors: Selectors,
): Promise<{ [Index in keyof Selectors]: Box }> {
  const boxes = await page.evaluate(
    (all) =>
      all.map((selector) => {
        const found = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        if (found.length === 0) throw new Error(`No ${selector}`);
        const left = Math.min(...found.map((box) => box.left));
        const top = Math.min(...found.map((box) => box.top));
        const right = Math.max(...found.map((box) => box.right));
        const bottom = Math.max(...found.map((box) => box.bottom));
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      }),
    selectors,
  );
  return boxes as { [Index in keyof Selectors]: Box };
}

test('where a picture keeps its wall, the words stand on a ground of their own, that of the page or of the close', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
  await visitor.open('/services/kota-stone-polishing');
  const [page, words, close, ...closing] = await visitor.page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('.page-hero__words, .call-to-action, .call-to-action__inner > *'),
    ].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(words).toBe(page);
  expect(closing).toEqual([close, close]);
});
