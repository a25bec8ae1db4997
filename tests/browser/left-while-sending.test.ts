import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { answers, errorSummaryHeading, sendingLabel } from '../../data/enquiry-form.ts';
import { answerPosts, field, fillIn, send } from '../harness/contact-form.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visitHydrated } from '../harness/visit.ts';

/** Sends the form, and opens another page before the answer is there. */
async function leaveWhileSending(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  const left = Promise.withResolvers<void>();
  await answerPosts(page, async (route) => {
    await left.promise;
    await answer(route);
  });
  await send(page);
  await page.locator('.enquiry-form__submit', { hasText: sendingLabel }).waitFor();
  await page.locator('header a[href="/about"]').first().click();
  await page.waitForURL('**/about');
  await page.locator('.enquiry-form').waitFor({ state: 'detached' });
  left.resolve();
}

test.each([
  [
    'a store that is out of reach',
    (route: Route) => route.fulfill({ status: 503, json: { errors: [], message: answers.failed } }),
  ],
  ['a line that breaks', (route: Route) => route.abort()],
])(
  'who has gone on to another page is told there of %s, and led back to every word and the fault',
  async (_, fail) => {
    expectOnConsole(/503|ERR_FAILED/);
    await using visitor = await visitHydrated('/contact');
    const { page } = visitor;
    await fillIn(page, 'Left while it was sent.');
    await leaveWhileSending(page, fail);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(answers.unsent);
    await alert.getByRole('link', { name: answers.backToForm }).click();
    await page.waitForURL('**/contact');
    const summary = page.locator('.error-summary__slab');
    await summary.waitFor();
    expect(await summary.textContent()).toContain(errorSummaryHeading);
    expect(await summary.textContent()).toContain(answers.failed);
    expect(await summary.getByRole('link').last().getAttribute('href')).toContain('Left%20while');
    expect(await field(page, 'message').inputValue()).toBe('Left while it was sent.');
    expect(await page.getByText(answers.unsent).count()).toBe(0);

    await page.unroute('**/contact');
    await send(page);
    await page.locator('.alert--success').waitFor();
    expect(await summary.count()).toBe(0);
  },
);

test('mistakes that the server found after the visitor went on stand beside their fields', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'A number that is none.');
  await field(page, 'phone').fill('12');
  await leaveWhileSending(page, (route) => route.continue());
  const told = page.getByText(answers.unsent);
  await told.waitFor();
  // By another link than that of the message, which the form's page makes needless.
  await page.locator('header a[href="/contact"]').first().click();
  await page.locator('#contact-phone-error').waitFor();
  await expect.poll(() => told.count()).toBe(0);
  expect(await field(page, 'phone').inputValue()).toBe('12');
  expect(await field(page, 'message').inputValue()).toBe('A number that is none.');
});

test('who has gone on is told of success too, with the way to what was sent', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Left, and stored all the same.');
  await leaveWhileSending(page, (route) => route.continue());
  const told = page.locator('.alert--success');
  await told.waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await told.getByRole('link', { name: answers.follow }).click();
  await page.waitForURL('**/enquiry/*');
  expect(await page.locator('main').textContent()).toContain('Left, and stored all the same.');
  expect(visitor.noise).toEqual([]);
});

test('who has gone on before the script that sends came has the form posted by the browser', async () => {
  expectOnConsole(/ERR_FAILED|Failed to fetch/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/form-answer-*.js', async (route) => {
    await held.promise;
    await route.abort();
  });
  await fillIn(page, 'Posted from nowhere.');
  await send(page);
  await page.locator('header a[href="/about"]').first().click();
  await page.waitForURL('**/about');
  held.resolve();
  await page.waitForURL('**/enquiry/*');
  expect(await page.locator('main').textContent()).toContain('Posted from nowhere.');
});

test('while a form is being sent nothing can be typed or chosen that would not be sent with it, and the focus stays', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const held = Promise.withResolvers<void>();
  await answerPosts(page, async (route) => {
    await held.promise;
    await route.abort();
  });
  await fillIn(page, 'First part.');
  const message = field(page, 'message');
  await field(page, 'phone').press('Enter');
  await page.locator('.enquiry-form__submit', { hasText: sendingLabel }).waitFor();
  await expect.poll(() => message.getAttribute('readonly')).not.toBeNull();
  expect(await field(page, 'phone').evaluate((it) => it === document.activeElement)).toBe(true);
  await message.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second part.');
  expect(await message.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await message.isDisabled()).toBe(false);
  expect(await message.inputValue()).toBe('First part.');
  expect(await field(page, 'service').isDisabled()).toBe(true);
  held.resolve();
  // Not taken: the words are the visitor's again.
  await page.locator('.alert--error').waitFor();
  await message.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second part.');
  expect(await message.inputValue()).toBe('First part. Second part.');
  expect(await field(page, 'service').isDisabled()).toBe(false);
});
