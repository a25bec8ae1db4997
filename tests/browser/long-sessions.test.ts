import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { answerPosts, field, fillIn, send } from '../harness/contact-form.ts';
import { follow } from '../harness/follow.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { holdBack, visit, visitHydrated } from '../harness/visit.ts';

test('two enquiries of one visit are two: the second has a reference of its own', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const references: string[] = [];
  for (const message of ['The hall is dull.', 'And the stairs have stains.']) {
    await fillIn(page, message);
    await send(page);
    const stored = page.locator('.alert--success');
    await stored.waitFor();
    references.push(/reference is (\w+)/.exec((await stored.textContent()) ?? '')?.[1] ?? '');
    await stored.getByRole('button').click();
    await stored.waitFor({ state: 'detached' });
  }
  expect(new Set(references).size).toBe(2);
  expect(references).not.toContain('');
});

test('who comes back to a form that is still being sent finds it empty once it is stored', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Sent, and looked at again.');
  const answered = Promise.withResolvers<void>();
  await answerPosts(page, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await send(page);
  await follow(visitor, '/about');
  await page.goBack();
  await expect.poll(() => field(page, 'message').inputValue()).toBe('Sent, and looked at again.');
  answered.resolve();
  await page.locator('.alert--success').waitFor();
  await expect.poll(() => field(page, 'message').inputValue()).toBe('');
});

test('a link to the page that stands leads to its top and to no further step of the history', async () => {
  await using visitor = await visitHydrated('/about');
  const { page } = visitor;
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const steps = await page.evaluate(() => history.length);
  await follow(visitor, '/about');
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await follow(visitor, '/about');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(visitor.noise).toEqual([]);
});

test('a link to another query of the page that stands is an arrival: the focus is where it leads', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.openHydrated('/contact?service=marble-polishing&tier=premium&rooms=2bhk#quote');
  await page.locator('.estimate-card a').last().click();
  await page.locator('.estimate-card').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quote');
});

test('what was asked of one address of a page is not answered at another', async () => {
  await using visitor = await visitHydrated('/service-areas?place=Kondapur');
  const { page } = visitor;
  await page.locator('#place-answer').waitFor();
  await follow(visitor, '/about');
  await follow(visitor, '/service-areas');
  await page.locator('#place').waitFor();
  expect(await page.locator('#place-answer').count()).toBe(0);
  expect(await page.locator('#place').inputValue()).toBe('');
  await page.goBack();
  await page.goBack();
  await page.locator('#place-answer').waitFor();
  expect(visitor.noise).toEqual([]);
});

test('what failed on a page is not said once more when the visitor comes back to it', async () => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED/);
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await follow(visitor, '/about');
  await page.context().setOffline(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/faq"]')?.click());
  await page.locator('.alert--screen').waitFor();
  await page.context().setOffline(false);
  await page.goBack();
  await page.locator('.home-hero').waitFor();
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('About'));
  expect(await page.locator('.alert--screen').count()).toBe(0);
});

test('back on the services, their list and the old place are there before the server has answered', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await follow(visitor, '/services');
  await page.locator('.service-floor__slabs').waitFor();
  await page.locator(':root.is-whole').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1300, behavior: 'instant' }));
  await follow(visitor, '/about');
  const release = await holdBack(page, '**/api/services');
  await page.goBack();
  await page.locator('.service-floor__slabs').waitFor();
  await page.waitForFunction(() => window.scrollY === 1300);
  release();
});

test('who left the services before they had come finds the built-in list on the way back', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  const release = await holdBack(page, '**/api/services');
  await follow(visitor, '/services');
  await page.locator('.service-floor__slabs').waitFor({ state: 'detached' });
  await follow(visitor, '/about');
  await page.goBack();
  await page.locator('.service-floor__slabs').waitFor();
  release();
});

test('a link to the services, the home or the contact page itself asks the server nothing again', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await visitor.openHydrated('/about');
  let calls = 0;
  for (const [path, callsOfPage] of [
    ['/services', 1],
    ['/', 2],
    ['/contact', 1],
  ] as const) {
    calls += callsOfPage;
    await follow(visitor, path);
    await expect.poll(() => asked.length).toBe(calls);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await follow(visitor, path);
    await page.waitForFunction(() => window.scrollY === 0);
    // Time for what an arrival does after its frame.
    await page.evaluate(async () => {
      for (let moment = 0; moment < 5; moment += 1) await new Promise((idle) => requestIdleCallback(idle));
    });
    expect(asked.slice(calls)).toEqual([]);
  }
});

/** Opens a page and presses a link whose page file never comes; the browser, which asks after five seconds, waits as well. */
async function pressUntilTheBrowserLoads(page: Page): Promise<void> {
  await page.route('**/content/*/about.json', () => {});
  const asked = Promise.withResolvers<void>();
  await page.route(`${inject('siteUrl')}/about`, (route) => {
    if (route.request().isNavigationRequest()) asked.resolve();
  });
  // A page whose load has begun answers no script of the test's: what follows is said to it before.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  await asked.promise;
}

test('of two links the last one wins, also where the browser loads the first one’s page already', async () => {
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.evaluate(() => {
    setTimeout(() => document.querySelector<HTMLAnchorElement>('a[href="/pricing"]')?.click(), 6500);
  });
  await pressUntilTheBrowserLoads(page);
  await expect.poll(() => asked.at(-1), { timeout: 10_000 }).toMatch(/\/pricing$/);
  await page.waitForURL('**/pricing');
});

test('a page that was left while another was awaited does not wait any more when the browser brings it back', async () => {
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  const release = await holdBack(page, '**/content/*/about.json');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  await page.locator('.arriving').waitFor();
  // As when it goes into the back/forward cache, which a browser without windows does not have.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.locator('.arriving').waitFor({ state: 'detached' });
  const content = page.waitForResponse('**/content/*/about.json');
  release();
  await (await content).finished();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe('/faq');
  expect(visitor.noise).toEqual([]);
});
