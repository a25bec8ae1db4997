import { expect, test } from 'vitest';
import { menuLinks } from '../../data/interface.ts';
import { homePage } from '../../data/pages/home.ts';
import { visit } from '../harness/visit.ts';

const phone = { viewport: { width: 360, height: 640 } };

test('on a phone, without JavaScript too, the hero opens the form below it and leads to the prices, and the menu to three more pages', async () => {
  await using visitor = await visit({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.open('/');
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

test('on a wide window the hero leads to the contact page and to the services', async () => {
  await using visitor = await visit();
  await visitor.open('/');
  const ways = visitor.page.locator('.home-hero__ways a:visible');
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    homePage.hero.quote.to,
    '#services',
  ]);
  expect(await visitor.page.locator('.site-menu__more a:visible').count()).toBe(0);
});
