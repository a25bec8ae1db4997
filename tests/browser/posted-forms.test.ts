import { expect, inject, test } from 'vitest';
import { fieldErrors as errors, errorTitlePrefix, sendPictures } from '../../data/enquiry-form.ts';
import { field, send } from '../harness/contact-form.ts';
import { visitHydrated, visitPage } from '../harness/visit.ts';

test('a form that the browser posted itself comes back whole and stays so once scripts are there', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const message = '<b>Granite</b> & "stairs",\n fifteen treads.';
  await field(page, 'name').fill('</script>');
  await field(page, 'service').selectOption('Granite Floor Polishing');
  await field(page, 'message').fill(message);
  await page.evaluate(() => {
    sessionStorage.clear();
    document.querySelector<HTMLFormElement>('form.enquiry-form')?.submit();
  });
  await page.locator('.error-summary').waitFor();
  await visitor.hydrated();
  expect(await field(page, 'name').inputValue()).toBe('</script>');
  expect(await field(page, 'service').inputValue()).toBe('Granite Floor Polishing');
  expect(await field(page, 'message').inputValue()).toBe(message);
  expect(await field(page, 'phone').getAttribute('aria-invalid')).toBe('true');
});

test('a quick form that the browser posted itself comes back on its page, with what was typed', async () => {
  await using visitor = await visitPage('/');
  const { page } = visitor;
  await page.locator('#quote-name').fill('Lakshmi');
  await page.locator('#quote-phone').fill('12');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/quote"]')?.submit());
  await page.locator('.error-summary').waitFor();
  await visitor.hydrated();
  expect(page.url()).toBe(`${inject('siteUrl')}/`);
  expect(await page.locator('#quote-name').inputValue()).toBe('Lakshmi');
  expect(await page.title()).toMatch(new RegExp(`^${errorTitlePrefix}`));
});

test('with JavaScript off a form with mistakes comes back whole, and a mended one gets its reference', async () => {
  await using visitor = await visitPage('/contact', { javaScriptEnabled: false });
  const { page } = visitor;
  await field(page, 'name').fill('Lakshmi');
  await field(page, 'service').selectOption('Granite Floor Polishing');
  await field(page, 'message').fill('Granite stairs,\nfifteen treads.');
  await send(page);
  expect(await page.title()).toMatch(new RegExp(`^${errorTitlePrefix}`));
  expect(await page.locator('.error-summary a').allTextContents()).toEqual([errors.email, errors.phone]);
  expect(await page.locator('.error-summary__slab').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  expect(await field(page, 'service').inputValue()).toBe('Granite Floor Polishing');
  expect(await field(page, 'message').inputValue()).toBe('Granite stairs,\nfifteen treads.');
  await field(page, 'email').fill('lakshmi@example.com');
  await field(page, 'phone').fill('90000 00000');
  await send(page);
  await page.waitForURL('**/enquiry/*');
  expect(await page.locator('main').textContent()).toContain('fifteen treads.');
  const chat = await page.getByRole('link', { name: sendPictures }).getAttribute('href');
  const reference = await page.locator('.enquiry-slab__reference').textContent();
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(reference);
  // Where the quote has been asked for, the bar leads to the prices.
  expect(await page.locator('.action-bar a').last().getAttribute('href')).toBe('/pricing');
});
