import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { hearOnConsole } from './quiet-console.ts';

export interface Visit extends AsyncDisposable {
  page: Page;
  /** Every console message, uncaught error and failed request so far; a clean page has none. */
  noise: string[];
  /** Opens a path of the site and waits until it has loaded. */
  open: (path: string) => Promise<void>;
  /** Shows a wish to do something, and waits until React has taken over. */
  hydrated: () => Promise<void>;
  /** Both, one after the other. */
  openHydrated: (path: string) => Promise<void>;
  /** As `hydrated`, and waits until the whole page is laid out, and nothing moves any more. */
  settled: () => Promise<void>;
}

let browser: Promise<Browser> | undefined;

/**
 * A fresh visitor: no cache, no storage, nothing shared with other tests. An error or a warning on the console of a page
 * fails the test, unless it is expected (quiet-console.ts).
 */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  const documents = new Map<string, number>();
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.set(response.url(), response.status());
  });
  // Every page that the visitor opens: what its policy stops is an error on the console too.
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    noise.push(line);
    const { url } = message.location();
    // Chromium reports that a document is a 404, which its test has asked for.
    const isStatusOfDocument = line.includes(`a status of ${documents.get(url) ?? 'none'}`);
    if (/^(?:error|warning)$/.test(message.type()) && !isStatusOfDocument) hearOnConsole(`${line} (${url})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Chromium's own, where a slow machine has drawn a page before its transition comes: no page can catch it
    // (https://github.com/w3c/csswg-drafts/issues/13726).
    if (message.endsWith('Page already revealed')) return;
    const line = `uncaught: ${message}`;
    noise.push(line);
    hearOnConsole(line);
  });
  page.on('requestfailed', (request) => {
    // The page cancels its own calls when the visitor moves on.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
  });
  async function hydrated(): Promise<void> {
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  }
  async function open(path: string): Promise<void> {
    await page.goto(inject('siteUrl') + path, { waitUntil: 'load' });
  }
  return {
    page,
    noise,
    open,
    hydrated,
    async openHydrated(path) {
      await open(path);
      await hydrated();
    },
    async settled() {
      await hydrated();
      // Up to fourteen idle moments; a machine that is never idle has one in two seconds.
      await page.locator(':root.is-whole').waitFor({ timeout: 60_000 });
    },
    async [Symbol.asyncDispose]() {
      // Pictures may still be on their way through a test's own route.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/** A fresh visitor on a page of the site that has loaded. */
export async function visitPage(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(options);
  await visitor.open(path);
  return visitor;
}

/** A fresh visitor on a page of the site that React has taken over. */
export async function visitHydrated(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(options);
  await visitor.openHydrated(path);
  return visitor;
}

/**
 * Answers every picture of the pages with an empty one, which has the size that the page gives it: drawing them is much of
 * what a test takes that asks about words or keys.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/assets/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** Holds back what is asked for under an address; returns what lets it through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
