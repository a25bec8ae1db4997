import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answerPosts, field, fillIn, send } from '../harness/contact-form.ts';
import { follow } from '../harness/follow.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage));
}

test('a form that the browser posted itself takes its draft with it once it is stored, and no other', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Posted by the browser.');
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  await page.evaluate(() =>
    sessionStorage.setItem('newsletter-draft', '{"values":{"email":"r@example.com"}}'),
  );
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.enquiry-form')?.submit());
  await page.waitForURL(/\/enquiry\/[\w-]+$/);
  await expect.poll(() => drafts(page)).toEqual(['newsletter-draft']);
  // The address alone, as a mail has it, takes nothing away.
  const address = page.url();
  await visitor.openHydrated('/contact');
  expect(await field(page, 'message').inputValue()).toBe('');
  await field(page, 'message').fill('Another one.');
  await expect.poll(async () => (await drafts(page)).sort()).toEqual(['enquiry-draft', 'newsletter-draft']);
  await page.goto(address);
  expect((await drafts(page)).sort()).toEqual(['enquiry-draft', 'newsletter-draft']);
});

test('a form that the browser posted itself and that was not taken keeps its draft', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await field(page, 'message').fill('No number yet.');
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.enquiry-form')?.submit());
  await page.locator('.error-summary').waitFor();
  expect(await drafts(page)).toEqual(['enquiry-draft']);
});

test('the words of a form that the server sent back are its draft before anybody types again', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await field(page, 'message').fill('No number, and no script that kept it.');
  await page.evaluate(() => {
    sessionStorage.clear();
    document.querySelector<HTMLFormElement>('form.enquiry-form')?.submit();
  });
  await page.locator('.error-summary').waitFor();
  await visitor.hydrated();
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  await visitor.open('/about');
  await visitor.open('/contact');
  await expect.poll(() => field(page, 'message').inputValue()).toBe('No number, and no script that kept it.');
});

test('after a step back everything stands in the form before anybody touches it', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Typed before.');
  await field(page, 'service').selectOption('Kota Stone Polishing');
  await page.locator('summary').first().click();
  await field(page, 'tier').selectOption('premium');
  await field(page, 'area').fill('Kondapur');
  // The browser by itself: no draft.
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  await page.evaluate(() => sessionStorage.clear());
  // Within the site: a browser that changes to another process may have noted the fields a second ago.
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.goBack();
  const shown = async () => [
    await field(page, 'name').inputValue(),
    await field(page, 'message').inputValue(),
    await field(page, 'service').inputValue(),
    await field(page, 'tier').inputValue(),
    await field(page, 'area').inputValue(),
  ];
  const typed = ['లక్ష్మి Rao', 'Typed before.', 'Kota Stone Polishing', 'premium', 'Kondapur'];
  await expect.poll(shown).toEqual(typed);
  await visitor.hydrated();
  expect(await shown()).toEqual(typed);
});

test('a draft is in the form without anybody touching the page', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Typed before.');
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  // A load of its own: the browser restores nothing.
  await page.goto('about:blank');
  await visitor.open('/contact');
  await expect.poll(() => field(page, 'message').inputValue()).toBe('Typed before.');
});

test('what a program fills in is in the draft, which may tell of it by a change alone', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await field(page, 'name').evaluate((name: HTMLInputElement) => {
    // As a script of the browser's own does, which React does not hear of.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Sita');
    name.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  await visitor.open('/about');
  await visitor.open('/contact');
  await expect.poll(() => field(page, 'name').inputValue()).toBe('Sita');
});

test('what is typed on another page is not undone by the fields of the page that was loaded', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await field(page, 'phone').fill('90000 00000');
  await follow(visitor, '/');
  await page.locator('#quote-name').fill('Ravi');
  await page.locator('#quote-phone').fill('90000 11111');
  await follow(visitor, '/contact');
  await expect.poll(() => field(page, 'name').inputValue()).toBe('Ravi');
  // What keeps a translated page's words is fetched and run a moment later, where it is.
  await page.waitForLoadState('networkidle');
  expect(await field(page, 'name').inputValue()).toBe('Ravi');
  expect(await field(page, 'phone').inputValue()).toBe('90000 11111');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toContain('Ravi');
});

test('a form is timed from when its draft was begun, so that one which is sent at once after a reload is no robot’s', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const times: number[] = [];
  await answerPosts(page, async (route) => {
    times.push(Number(new URLSearchParams(route.request().postData() ?? '').get('fill_ms')));
    await route.abort();
  });
  const sendAgain = async (): Promise<void> => {
    const before = times.length;
    await send(page);
    await expect.poll(() => times.length).toBe(before + 1);
  };
  await fillIn(page, 'Timed.');
  await expect.poll(() => drafts(page)).toEqual(['enquiry-draft']);
  // An hour ago.
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('enquiry-draft') ?? '');
    sessionStorage.setItem(
      'enquiry-draft',
      JSON.stringify({ ...draft, startedAt: draft.startedAt - 3_600_000 }),
    );
  });
  await page.reload();
  await visitor.hydrated();
  await sendAgain();
  expect(times[0]).toBeGreaterThan(3_600_000);
  expect(times[0]).toBeLessThan(3_700_000);
  // What the browser alone restored is timed from the page's load.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await visitor.hydrated();
  const sinceLoad = await page.evaluate(() => performance.now());
  await sendAgain();
  expect(times[1]).toBeGreaterThanOrEqual(Math.floor(sinceLoad));
});

test('a draft survives a reload and is sent under the same key; nothing is kept before a word is typed', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const keys: (string | null)[] = [];
  await answerPosts(page, async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('form_key'));
    await route.abort();
  });
  await fillIn(page, 'Typed before the reload.');
  await field(page, 'service').selectOption('Kota Stone Polishing');
  await send(page);
  await page.locator('.alert--error').waitFor();
  await page.reload();
  await visitor.hydrated();
  expect(await field(page, 'message').inputValue()).toBe('Typed before the reload.');
  expect(await field(page, 'service').inputValue()).toBe('Kota Stone Polishing');
  await send(page);
  await page.locator('.alert--error').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a draft of another shape, as another version may have left it, neither breaks the page nor keeps the form from being sent', async () => {
  for (const left of ['{"values":null}', '{"formKeys":null}', '{"values":{"name":"Lakshmi","message":5}}']) {
    await using visitor = await visit();
    const { page } = visitor;
    await page.addInitScript((draft) => sessionStorage.setItem('enquiry-draft', draft), left);
    await visitor.openHydrated('/contact');
    await expect.poll(() => field(page, 'name').inputValue()).toBe(left.includes('Lakshmi') ? 'Lakshmi' : '');
    await fillIn(page, `Sent past a draft of ${left}`);
    await send(page);
    await page.locator('.alert--success').waitFor();
  }
});

test('what was typed into the quick form is there on the contact form', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await page.locator('#quote-name').fill('Suresh');
  await page.locator('#quote-phone').fill('098480 00000');
  await page.getByRole('link', { name: 'Free quote' }).first().click();
  await page.waitForURL('**/contact#quote');
  expect(await field(page, 'name').inputValue()).toBe('Suresh');
  expect(await field(page, 'phone').inputValue()).toBe('098480 00000');
});
