import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { serviceBySlug } from '../../data/services/catalogue.ts';
import { isMarked, mark } from '../harness/follow.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { holdBack, visit, visitHydrated } from '../harness/visit.ts';

test('the page of a link that is pointed at is drawn behind the shown one, and the click shows the same elements', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await pointAt(page, page.locator('.site-footer a[href="/pricing"]').first());
  const [home, pricing] = await headings(page);
  expect([home?.isSeen, pricing?.isSeen]).toEqual([true, false]);
  await page.evaluate(() => document.querySelectorAll('h1')[1]?.setAttribute('data-ahead', ''));
  await page.locator('.site-footer a[href="/pricing"]').first().click();
  await page.waitForURL('**/pricing');
  await expect.poll(() => headings(page)).toEqual([{ ...pricing, isSeen: true }]);
  expect(await page.locator('h1[data-ahead]').isVisible()).toBe(true);
  expect(visitor.noise).toEqual([]);
});

test('another link than the prepared one is followed to its own page, and the first page is drawn ahead as all others', async () => {
  await using visitor = await visitHydrated('/about');
  const { page } = visitor;
  const [about] = await headings(page);
  await pointAt(page, page.locator('.site-footer a[href="/pricing"]').first());
  await page
    .locator('.site-footer a[href="/gallery"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/gallery');
  await expect.poll(() => headings(page)).toHaveLength(1);
  await pointAt(page, page.locator('.site-footer a[href="/about"]').first());
  await expect.poll(async () => (await headings(page)).map(({ isSeen }) => isSeen)).toEqual([true, false]);
  await page.locator('.site-footer a[href="/about"]').first().click();
  await page.waitForURL('**/about');
  await expect.poll(() => headings(page)).toEqual([about]);
  expect(visitor.noise).toEqual([]);
});

test('an address finds what it names in the shown page, and not in one of the same ids behind it', async () => {
  await using visitor = await visitHydrated('/services/marble-polishing');
  const { page } = visitor;
  await pointAt(page, page.locator('.site-header a[href="/"]:visible').first());
  const stones = page.locator('[id="hall-udaipur-green"]');
  expect(await stones.count()).toBe(2);
  await page.evaluate(() => {
    window.location.hash = '#hall-udaipur-green';
  });
  await expect.poll(() => stones.first().locator('input').isChecked()).toBe(true);
  expect(await stones.first().isVisible()).toBe(true);
  expect(await stones.last().locator('input').isChecked()).toBe(false);
  expect(visitor.noise).toEqual([]);
});

test('a page drawn ahead knows the query of its link', async () => {
  await using visitor = await visitHydrated('/services/marble-polishing');
  const { page } = visitor;
  const link = page.locator('main a[href^="/contact?"]:visible').first();
  const { name } = serviceBySlug('marble-polishing');
  await link.hover();
  const service = page.locator('main select[name="service"]');
  await expect.poll(() => service.inputValue()).toBe(name);
  expect(await service.isVisible()).toBe(false);
  await link.click();
  await page.waitForURL(/service=/);
  expect(await service.isVisible()).toBe(true);
  expect(await service.inputValue()).toBe(name);
  expect(visitor.noise).toEqual([]);
});

test('a finger that scrolls has a page fetched, and none drawn', async () => {
  await using visitor = await visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visitor;
  await visitor.openHydrated('/');
  const release = await holdBack(page, '**/content/*/pricing.json');
  const fetched = page.waitForResponse(/pricing.*\.json/);
  await page
    .locator('main a[href="/pricing"]')
    .first()
    .evaluate((link) => {
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
      setTimeout(() => link.dispatchEvent(new Event('pointercancel', { bubbles: true })), 20);
    });
  await page.waitForTimeout(100);
  release();
  await fetched;
  await page.waitForTimeout(500);
  expect(await headings(page)).toHaveLength(1);
  expect(visitor.noise).toEqual([]);
});

test('a card that opens a dialog has its page drawn once the dialog points at that', async () => {
  await using visitor = await visitHydrated('/services');
  const { page } = visitor;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const card = page.locator('.service-card .card-link').first();
  const contents = /content\/.*marble-polishing/;
  await card.hover();
  await card.click();
  const dialog = page.locator('dialog.service-dialog');
  await dialog.waitFor();
  // As long as a pointer rests on a link whose page is prepared, and its drawing.
  await page.waitForTimeout(500);
  expect(fetched.filter((url) => contents.test(url))).toEqual([]);
  expect(await headings(page)).toHaveLength(1);
  await pointAt(page, dialog.locator('a[href="/services/marble-polishing"]'));
  expect(visitor.noise).toEqual([]);
});

test('a page that breaks while it is drawn ahead leaves the shown one alone, and a click loads it from the server', async () => {
  expectOnConsole(/^error: TypeError/);
  expectOnConsole(/The page broke on/);
  expectOnConsole(/The page stays as the server sent it/);
  await using visitor = await visitHydrated('/about');
  const { page } = visitor;
  await page.route(/content\/.*pricing/, async (route) => {
    const whole = await (await route.fetch()).json();
    await route.fulfill({ json: { ...whole, content: null } });
  });
  await mark(visitor);
  const link = page.locator('.site-footer a[href="/pricing"]').first();
  const fetched = page.waitForResponse(/content\/.*pricing/);
  await link.hover();
  await fetched;
  // As long as its drawing. React tells of what broke when that is to be shown.
  await page.waitForTimeout(500);
  expect(visitor.noise).toEqual([]);
  expect((await headings(page)).map(({ isSeen }) => isSeen)).toEqual([true]);
  expect(await isMarked(visitor)).toBe(true);
  await link.click();
  await page.waitForURL('**/pricing');
  await expect.poll(() => isMarked(visitor)).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(() => visitor.noise.join()).toContain('The page stays as the server sent it');
  expect((await headings(page)).map(({ isSeen }) => isSeen)).toEqual([true]);
});

/** Until its page is drawn. What is laid out late may move it away from below the pointer. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await link.hover();
      return await headings(page);
    })
    .toHaveLength(2);
}

interface Heading {
  words: string | null;
  isSeen: boolean;
}

function headings(page: Page): Promise<Heading[]> {
  return page
    .locator('h1')
    .evaluateAll((found) => found.map((h1) => ({ words: h1.textContent, isSeen: h1.checkVisibility() })));
}
