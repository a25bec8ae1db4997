import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { interfaceText, menuLinks } from '../../data/interface.ts';
import { homePage } from '../../data/pages/home.ts';
import { holdBack, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const phone = { viewport: { width: 360, height: 640 } };

test('on a phone, without JavaScript too, the hero opens the form below it and leads to the prices, and the menu to three more pages', async () => {
  // The menu is pressed at the top of the page: nothing may still be gliding down to the form.
  await using visitor = await visitPage('/', { ...phone, javaScriptEnabled: false, reducedMotion: 'reduce' });
  const { page } = visitor;
  const ways = page.locator('.home-hero__ways a:visible');
  expect(await ways.allTextContents()).toEqual([homePage.hero.quote.text, homePage.hero.prices.text]);
  expect(await page.locator('#quote-name').isVisible()).toBe(false);
  await ways.first().click();
  await expect
    .poll(() => page.locator('#quote-name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await page.locator('#quote-name').getAttribute('enterkeyhint')).toBe('next');
  expect(await page.locator('#quote-phone').getAttribute('enterkeyhint')).toBe('send');

  await page.locator('.site-header__menu').click();
  const more = page.locator('.site-menu__more a:visible');
  expect(await more.allTextContents()).toEqual(menuLinks.map(({ text }) => text));
  await more.first().click();
  await page.waitForURL(`**${menuLinks[0].to}`);
});

test.each([740, 640])(
  'in a phone’s first window of %i px the line that asks for the number stands whole above the bar, below the floor and both ways',
  async (height) => {
    await using visitor = await visitPage('/', { viewport: { width: 360, height } });
    const { page } = visitor;
    const [floor, ways, quote, bar] = await Promise.all(
      ['.hero-slides__stack', '.home-hero__ways', '.quick-quote', '.action-bar'].map(async (selector) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} has no box`);
        return { top: box.y, bottom: box.y + box.height, height: box.height };
      }),
    );
    expect(quote?.bottom).toBeLessThanOrEqual(bar?.top ?? Number.NaN);
    expect(quote?.top).toBeGreaterThan(ways?.bottom ?? Number.NaN);
    expect(ways?.top).toBeGreaterThan(floor?.bottom ?? Number.NaN);
    expect(floor?.height).toBeGreaterThan(height / 3);
  },
);

test('on a wide window the hero leads to the contact page and to the services', async () => {
  await using visitor = await visitPage('/');
  const ways = visitor.page.locator('.home-hero__ways a:visible');
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    homePage.hero.quote.to,
    '#services',
  ]);
  expect(await visitor.page.locator('.site-menu__more a:visible').count()).toBe(0);
});

test.each([true, false])(
  'with JavaScript %s the button of the sheet says that it has expanded, and has the focus again after Esc',
  async (javaScriptEnabled) => {
    await using visitor = await visit({ ...phone, javaScriptEnabled });
    const { page } = visitor;
    await (javaScriptEnabled ? visitor.openHydrated('/') : visitor.open('/'));
    const button = page.locator('.site-header__menu');
    await button.press('Enter');
    await page
      .locator(`.site-menu:popover-open${javaScriptEnabled ? ' .site-menu__close:focus' : ''}`)
      .waitFor();
    expect(await isMenuExpanded(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.site-header__menu:focus').waitFor();
    expect(await isMenuExpanded(page)).toBe(false);
  },
);

test('a window that becomes wide has no sheet', async () => {
  await using visitor = await visitHydrated('/', phone);
  const { page } = visitor;
  await page.locator('.site-header__menu').click();
  await page.locator('.site-menu:popover-open').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.site-menu:not(:popover-open)').waitFor();
});

test('the pointer opens the services and closes them by leaving; a click on their button keeps them', async () => {
  await using visitor = await visitHydrated('/about');
  const { page } = visitor;
  await page.clock.install();
  const shown = page.locator('#services-panel:popover-open');
  const hidden = page.locator('#services-panel:not(:popover-open)');
  const button = page.locator('.services-menu__toggle');
  await page.locator('.services-menu').hover();
  await shown.waitFor();
  await page.mouse.move(640, 780);
  await hidden.waitFor({ state: 'attached' });
  await button.hover();
  await shown.waitFor();
  await button.click();
  await page.mouse.move(640, 780);
  await page.clock.fastForward(1000);
  expect(await shown.count()).toBe(1);
  await button.click();
  await hidden.waitFor({ state: 'attached' });
});

/** What the browser tells assistive technology of the button. */
async function isMenuExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ name }) => name?.value === interfaceText.navigation.menuOpen);
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('the slides of the hero change by themselves while they are seen, and stand still once they are scrolled away', async () => {
  await using visitor = await visitHydrated('/', { ...phone, hasTouch: true });
  const { page } = visitor;
  await page.clock.install();
  const { pause, play } = homePage.hero.slider;
  // The timer of the slides is that of this clock once they have begun anew.
  await page.getByRole('button', { name: pause }).tap();
  await page.getByRole('button', { name: play }).tap();
  await page.getByRole('button', { name: pause }).waitFor();
  const place = (): Promise<number> => shownSlide(page);
  const first = await place();
  await page.clock.runFor(5100);
  await expect.poll(place).toBe(first + 1);
  await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }));
  await page.clock.runFor(16_000);
  expect(await place()).toBe(first + 1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(5100);
  await expect.poll(place).toBe(first + 2);
});

test('a pointer that rested on the hero before hydration holds its slides until it leaves', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/');
  await page.mouse.move(640, 300);
  await page.mouse.move(645, 300);
  await page.getByRole('button', { name: homePage.hero.slider.pause }).waitFor();
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(0);
  await page.mouse.move(640, 790);
  await page.clock.runFor(5100);
  await expect.poll(() => shownSlide(page)).toBe(1);
});

test('a hero that the keyboard reached before hydration does not change its slides', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const release = await holdBack(page, /\/assets\/home-page-.*\.js$/);
  await visitor.open('/');
  await page.keyboard.press('Shift');
  await page.locator('.home-hero__services').focus();
  await page.clock.install();
  release();
  // Added once the page is hydrated; the page's clock stands still for those who poll.
  await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' });
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(0);
  expect(await page.getByRole('button', { name: homePage.hero.slider.play }).count()).toBe(1);
});

function shownSlide(page: Page): Promise<number> {
  return page
    .locator('.slide-controls__dot[aria-current=true]')
    .evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot));
}

test('two fingers enlarge the page on the hero too', async () => {
  await using visitor = await visitHydrated('/', { ...phone, hasTouch: true, isMobile: true });
  const { page } = visitor;
  const devTools = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-apart, apart].map((x, id) => ({ x: 180 + x, y: 200, id }));
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let apart = 25; apart <= 120; apart += 5)
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
});
