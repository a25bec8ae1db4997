import { expect, inject, test } from 'vitest';
import { follow, isMarked, mark } from '../harness/follow.ts';
import { type Listening, listen } from '../harness/listen.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { scriptsFetched } from '../harness/scripts-fetched.ts';
import { holdBack, type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const pageScript = '**/assets/*-page-*.js';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

test('who only reads runs none of the scripts that are fetched, until a hand scrolls', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await page.coverage.startJSCoverage();
  await visitor.open('/');
  await scriptsFetched(visitor);
  // As a page that is restored at its old place does.
  await page.evaluate(() => window.scrollTo(0, 600));
  const ran = await page.coverage.stopJSCoverage();
  const scripts = ran.filter(({ functions }) => functions.length > 0).map(({ url }) => url);
  // A display face that missed the first paint on a busy machine is put on all the same (`late-fonts.test.ts`).
  expect(scripts.filter((url) => !url.includes('/assets/late-fonts-'))).toEqual([
    expect.stringContaining('/assets/boot-'),
  ]);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  expect(visitor.noise).toEqual([]);
});

test('a tap on a control that is not hydrated yet is answered after hydration', async () => {
  await using visitor = await visit(phone);
  const release = await holdBack(visitor.page, pageScript);
  const { page } = visitor;
  const asked = page.waitForRequest(pageScript);
  await visitor.open('/');
  await asked;
  const third = page.locator('.slide-controls__dot').nth(2);
  await third.tap();
  expect(await third.getAttribute('aria-current')).toBe('false');
  release();
  await visitor.hydrated();
  await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
  expect(visitor.noise).toEqual([]);
});

/** The site, but the end of every document, which names what hydration reads, comes when `end` resolves. */
function siteThatPauses(end: Promise<void>): Promise<Listening> {
  return listen(async ({ url, headers }, response) => {
    const answer = await fetch(`${inject('siteUrl')}${url}`, { headers: { Accept: String(headers.accept) } });
    const type = String(answer.headers.get('content-type'));
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(await answer.bytes());
      return;
    }
    const html = await answer.text();
    const pause = html.indexOf('<script id="server-data"');
    response.write(html.slice(0, pause));
    await end;
    response.end(html.slice(pause));
  });
}

test('a tap while the document is still on its way is answered after hydration', async () => {
  const end = Promise.withResolvers<void>();
  await using pausing = await siteThatPauses(end.promise);
  await using visitor = await visit(phone);
  const { page } = visitor;
  const boot = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/boot-'));
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      addEventListener.apply(window, args);
      if (args[0] === 'click') document.documentElement.dataset.listens = 'yes';
    };
  });
  await page.goto(pausing.url, { waitUntil: 'commit' });
  await boot;
  await page.locator('[data-listens]').waitFor();
  const third = page.locator('.slide-controls__dot').nth(2);
  await third.tap();
  expect(await third.getAttribute('aria-current')).toBe('false');
  end.resolve();
  await visitor.hydrated();
  await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
  expect(visitor.noise).toEqual([]);
});

test('a page whose parts could not be had for a moment is hydrated once they can', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visit(phone);
  const { page } = visitor;
  const content = '**/assets/content/**';
  await page.route(content, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await visitor.open('/');
  await failed;
  await page.unroute(content);
  await visitor.hydrated();
});

test.each([
  '**/assets/content/**',
  '**/assets/chunk-*.js',
  pageScript,
  '**/assets/{chunk-,*-page-,content/}**',
])(
  'a page whose first touch found no connection for %s is hydrated by the next, which is answered',
  async (parts) => {
    expectOnConsole(/ERR_FAILED/);
    expectOnConsole(/The page stays as the server sent it/);
    await using visitor = await visit(phone);
    const { page } = visitor;
    await page.route(parts, (route) => route.abort());
    await visitor.open('/');
    const third = page.locator('.slide-controls__dot').nth(2);
    await third.tap();
    await expect.poll(() => visitor.noise.join()).toContain('The page stays as the server sent it');
    await page.unroute(parts);
    await third.tap();
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
  },
);

test('what was typed into the estimate before hydration counts', async () => {
  await using visitor = await visit();
  const release = await holdBack(visitor.page, pageScript);
  await visitor.open('/pricing');
  const total = visitor.page.locator('.estimate__total');
  const before = await total.textContent();
  await visitor.page.locator('.estimate [name="way"][value="rooms"]').check();
  await visitor.page.locator('.estimate [name="size"]').fill('850');
  release();
  await visitor.hydrated();
  await expect.poll(() => total.textContent()).not.toBe(before);
});

test('what was typed before hydration is in the draft of the tab', async () => {
  await using visitor = await visit();
  const release = await holdBack(visitor.page, pageScript);
  await visitor.open('/contact');
  const message = visitor.page.locator('main [name=message]');
  await message.fill('Two bathrooms in Kota stone');
  release();
  await visitor.hydrated();
  const draft = () => visitor.page.evaluate(() => sessionStorage.getItem('enquiry-draft'));
  await expect.poll(draft).toContain('Two bathrooms in Kota stone');
  await visitor.page.reload();
  await visitor.hydrated();
  expect(await message.inputValue()).toBe('Two bathrooms in Kota stone');
});

test('the first tap of all does what hydration brings: a picture is enlarged, a page opens without a load', async () => {
  await using visitor = await visitPage('/gallery', phone);
  const { page } = visitor;
  await scriptsFetched(visitor);
  await mark(visitor);
  await page.locator('.gallery-tile__enlarge').first().tap();
  await page.locator('dialog[open]').waitFor();
  expect(await isMarked(visitor)).toBe(true);
  await page.reload();
  await scriptsFetched(visitor);
  await mark(visitor);
  await page.locator('.action-bar__action--quote').tap();
  await page.waitForURL('**/contact*');
  expect(await isMarked(visitor)).toBe(true);
});

test('the first tap of all is answered once, and what comes with hydration is not done again on the next pages', async () => {
  await using visitor = await visitPage('/', phone);
  const { page } = visitor;
  await scriptsFetched(visitor);
  await page.locator('.action-bar__action--quote').tap();
  await page.waitForURL('**/contact*');
  const entries = await page.evaluate(() => history.length);
  // A second answer would lead back to where the first tap led, from whatever page.
  await follow(visitor, '/about');
  await follow(visitor, '/gallery');
  await page.locator('.gallery-tile__enlarge').first().waitFor();
  const done = () =>
    page.evaluate(() => [
      history.length,
      performance.getEntriesByName('hydrated').length,
      document.querySelectorAll('[rel=manifest]').length,
    ]);
  await expect.poll(done).toEqual([entries + 2, 1, 1]);
  expect(new URL(page.url()).pathname).toBe('/gallery');
  expect(visitor.noise).toEqual([]);
});

/** The page files asked for while a pointer stands on a link. */
async function askedForOnHover(visitor: Visit): Promise<string[]> {
  const asked: string[] = [];
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/about.json')) asked.push('/about');
  });
  await visitor.openHydrated('/');
  expect(asked).toEqual([]);
  await visitor.page.locator('.site-menu__link[href="/about"]').hover();
  // Longer than a pointer has to rest.
  await visitor.page.waitForTimeout(400);
  return asked;
}

test('another page is fetched when the pointer shows the wish for it, not before', async () => {
  await using visitor = await visit();
  expect(await askedForOnHover(visitor)).toEqual(['/about']);
});

test('a pointer that passes over many links has one page fetched, that of the link where it rests', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const last = await page.locator('main a[href^="/services/"]').evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return links.at(-1)?.getAttribute('href');
  });
  await page.waitForTimeout(400);
  const contents = asked.filter((path) => path.endsWith('.json'));
  expect(contents).toHaveLength(1);
  expect(contents[0]).toContain(`${last}.json`);
});

test('a link that is pointed at has the picture fetched that its page opens with, in the size it asks for', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  for (const [from, to] of [
    ['/', '/services/kota-stone-polishing'],
    ['/services/kota-stone-polishing', '/blog/kota-stone-polish-or-replace'],
    ['/guides', '/guides/newly-laid-floors'],
  ] as const) {
    await visitor.openHydrated(from);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page
      .locator(`main a[href="${to}"]`)
      .first()
      .evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await expect.poll(() => page.locator('h1').count()).toBe(2);
    await page.waitForLoadState('networkidle');
    const ahead = [...fetched];
    await visitor.open(to);
    expect(ahead).toContain(
      await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.currentSrc),
    );
  }
});

test('with Save-Data no other page is fetched ahead of the click', async () => {
  await using visitor = await visit();
  await visitor.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await askedForOnHover(visitor)).toEqual([]);
});

test('nothing keeps a page out of the back/forward cache', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function record(
      this: EventTarget,
      ...args: Parameters<typeof listen>
    ) {
      if (this === window && /unload$/.test(args[0])) document.documentElement.dataset.unload = args[0];
      listen.apply(this, args);
    };
  });
  await visitor.openHydrated('/');
  expect(await page.evaluate(() => document.documentElement.dataset.unload)).toBeUndefined();
  const answer = await page.request.get(page.url(), { headers: { Accept: 'text/html' } });
  expect(answer.headers()['cache-control']).not.toContain('no-store');
});
