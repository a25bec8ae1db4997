import type { Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { isMarked, mark } from '../harness/follow.ts';
import { type Listening, listen } from '../harness/listen.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { type Visit, visit, visitHydrated } from '../harness/visit.ts';

const message = 'main [name=message]';
const parts = '**/assets/{content/**,*-page-*.js}';
/** What Chromium says of a part, or of the next picture of a page, that is not there any more. */
const missingPart =
  /status of 404 \(Not Found\) \(http:\S+\/assets\/(?:content\/|pictures\/|(?:form-answer|show-head|opening-state|fetch-fresh-data)-|[a-z-]+-page-|site-)\S+\)$/;
const unhydrated = 'The page stays as the server sent it';

interface DeployedSite extends Listening {
  /** Puts the next version in the place of the first: other names for all files, other words, and none of the old. */
  deploy: () => void;
  /** The pages that were asked for, in order. */
  opened: string[];
}

/** The built site, and a second version of it that differs in the address of every asset and in one sentence. */
async function deployedSite(): Promise<DeployedSite> {
  let isNext = false;
  const opened: string[] = [];
  const listening = await listen(async ({ url = '', method, headers }, response) => {
    const isAsset = url.startsWith('/assets/');
    const isFound = !isAsset || url.startsWith('/assets/next/') === isNext;
    const answer = await fetch(inject('siteUrl') + url.replace('/assets/next/', '/assets/'), {
      method: String(method),
      headers: { Accept: String(headers.accept) },
    });
    const type = String(answer.headers.get('content-type'));
    if (type.startsWith('text/html') && method === 'GET') opened.push(url);
    response.writeHead(isFound ? answer.status : 404, { 'Content-Type': type });
    const isText = /^(?:text|application\/json)/.test(type);
    if (!isFound) response.end('gone');
    else if (!isNext || !isText) response.end(await answer.bytes());
    else
      response.end(
        (await answer.text()).replaceAll('/assets/', '/assets/next/').replaceAll('About', 'More about'),
      );
  });
  return Object.assign(listening, { deploy: () => (isNext = true), opened });
}

/** Clicks a link of the page wherever it stands. */
function click({ page }: Visit, path: string): Promise<void> {
  return page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
    path,
  );
}

test('a page from before a new version was deployed leads on: its links open the new one, once, and it hydrates', async () => {
  expectOnConsole(missingPart);
  await using site = await deployedSite();
  await using visitor = await visit();
  const { page } = visitor;
  await page.goto(site.url);
  await visitor.hydrated();
  site.deploy();
  await click(visitor, '/about');
  await page.waitForURL(`${site.url}/about`);
  await visitor.hydrated();
  expect(await page.title()).toMatch(/^More about/);
  // From here on as ever: without a reload.
  await click(visitor, '/faq');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(site.opened).toEqual(['/', '/about']);
});

test('what was half typed before a new version was deployed is there again on the way back', async () => {
  expectOnConsole(missingPart);
  await using site = await deployedSite();
  await using visitor = await visit();
  const { page } = visitor;
  await page.goto(`${site.url}/contact`);
  await visitor.hydrated();
  await page.locator(message).fill('Two bathrooms in Kota stone');
  site.deploy();
  await click(visitor, '/about');
  await page.waitForURL(`${site.url}/about`);
  await page.goto(`${site.url}/contact`);
  await visitor.hydrated();
  await expect.poll(() => page.locator(message).inputValue()).toBe('Two bathrooms in Kota stone');
});

test('a script that never comes turns into an ordinary load of the same address, query and anchor included', async () => {
  await using visitor = await visitHydrated('/pricing');
  const { page } = visitor;
  await page.clock.install();
  await page.route(parts, () => {});
  const link = page.locator('main a[href^="/contact?"][href$="#quote"]').first();
  const href = await link.getAttribute('href');
  const asked = page.waitForRequest(parts);
  await click(visitor, String(href));
  await asked;
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await page.clock.fastForward('00:10');
  await page.waitForURL(inject('siteUrl') + href);
  expect(await page.locator('h1').count()).toBe(1);
});

test('where parts fail for good every link is an ordinary one, and none loads its page twice', async () => {
  expectOnConsole(missingPart);
  // Whichever part is missed first.
  const missed = '(?:Error: /assets/content/\\S+ answered 404|TypeError: Failed to fetch dynamically)';
  expectOnConsole(new RegExp(`^warning: ${unhydrated} ${missed}`));
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.route(parts, (route) => route.fulfill({ status: 404, body: 'gone' }));
  for (const path of ['/about', '/faq', '/about']) {
    await click(visitor, path);
    await page.waitForURL(inject('siteUrl') + path);
    // The click was the last page's second try.
    const heard = visitor.noise.length;
    await page.keyboard.press('Shift');
    // By then it has tried everything that it would try.
    await expect.poll(() => visitor.noise.slice(heard).join()).toContain(unhydrated);
  }
  expect(opened).toEqual(['/about', '/faq', '/about']);
});

test('without a connection the visitor stays on the page, with the phone number, and goes on when it is back', async () => {
  expectOnConsole(/net::ERR_INTERNET_DISCONNECTED \(http:\S+\/(?:assets|api)\//);
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await page.context().setOffline(true);
  await click(visitor, '/about');
  const alert = page.locator('[role=alert]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('+91 90000 00000');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().setOffline(false);
  await click(visitor, '/about');
  await page.waitForURL(`${inject('siteUrl')}/about`);
  expect(await alert.count()).toBe(0);
});

test('a server that cannot be reached leaves the visitor where they are, with the phone number', async () => {
  expectOnConsole(/net::ERR_CONNECTION_REFUSED \(http:/);
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await click(visitor, '/about');
  const alert = page.locator('[role=alert]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('+91 90000 00000');
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each([
  ['never comes', () => {}],
  ['is an empty file of somebody else', (route: Route) => route.fulfill({ contentType: 'text/javascript' })],
])('a form whose own script %s is posted by the browser, with every word', async (_, answer) => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await page.clock.install();
  await page.route('**/assets/form-answer-*.js', answer);
  await page.locator(message).fill('Two bathrooms in Kota stone');
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toContain('Two bathrooms');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator(message).evaluate(({ form }: HTMLTextAreaElement) => {
    if (form) form.noValidate = true;
    form?.requestSubmit();
  });
  await page.clock.fastForward('00:10');
  const request = await posted;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.postData()).toContain('Two+bathrooms+in+Kota+stone');
});

test.each(['fails', 'never comes'])(
  'where the script of a service’s estimate %s, its button leads to the quote form, as without scripts',
  async (fate) => {
    if (fate === 'fails') expectOnConsole(/ERR_FAILED/);
    await using visitor = await visitHydrated('/services/marble-polishing');
    const { page } = visitor;
    await page.clock.install();
    await page.route('**/assets/summarize-estimate-*.js', async (route) => {
      if (fate === 'fails') await route.abort();
    });
    await page.locator('.service-estimate summary').click();
    await page.locator('.service-estimate [name=size]').fill('900');
    await page.locator('.service-estimate [formaction]').click();
    await page.clock.fastForward('00:10');
    await page.waitForURL(/\/contact\?.*size=900.*#quote$/);
  },
);

test('styles that did not come at first are there a moment later, without a reload', async () => {
  expectOnConsole(/(?:net::ERR_CONNECTION_RESET|a status of 503 \S.*) \(http:\S+\/assets\/late-/);
  for (const lose of [
    (route: Route) => route.abort('connectionreset'),
    (route: Route) => route.fulfill({ status: 503 }),
  ]) {
    await using visitor = await visit();
    const { page } = visitor;
    await page.route('**/assets/late-*.css', lose, { times: 1 });
    await visitor.open('/contact');
    await mark(visitor);
    const columns = () =>
      page.locator('.site-footer__sections').evaluate((it) => getComputedStyle(it).display);
    await expect.poll(columns).toBe('grid');
    await visitor.hydrated();
    expect(await isMarked(visitor)).toBe(true);
  }
});

test('without its late styles a page is no strip of stones thousands of pixels high', async () => {
  expectOnConsole(/net::ERR_FAILED \(http:\S+\/assets\/late-/);
  await using visitor = await visit({ viewport: { width: 1280, height: 800 } });
  const { page } = visitor;
  await page.route('**/assets/late-*.css', (route) => route.abort());
  for (const path of ['/', '/services/marble-polishing', '/gallery', '/service-areas']) {
    await visitor.open(path);
    await page.locator(':root.is-whole').waitFor();
    const heights = await page
      .locator('.swatch')
      .evaluateAll((swatches) => swatches.map((swatch) => swatch.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThan(200);
  }
});

test('an empty answer in place of the whole style sheet leaves links that load their pages, which have styles of their own', async () => {
  await using visitor = await visitHydrated('/about');
  const { page } = visitor;
  await page.route('**/assets/site-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await mark(visitor);
  await click(visitor, '/faq');
  await page.waitForURL('**/faq');
  expect(await isMarked(visitor)).toBe(false);
});
