import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page, Request } from 'playwright';
import { phone } from '../measurement/phone.ts';
import type { PageWeight } from './budget-of.ts';

type Asked = Pick<Request, 'url'>;

/** Playwright's kinds of request that are weighed by themselves. */
const kinds = { script: 'javascript', font: 'fonts', image: 'pictures' } as const;

/**
 * Opens a page as a first visitor on a phone who only reads, waits until its scripts are fetched and it is quiet, and adds
 * up what came over the wire. `origin` is that of the running build, without a trailing slash.
 */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const html = await documentBytes(origin + path);
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const quiet = watchTraffic(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForSelector('link[rel=modulepreload]', { state: 'attached' });
  await quiet();

  const bytes = { javascript: 0, fonts: 0, pictures: 0, other: 0 };
  const overTheWire = finished.filter(
    (request) => request.url().startsWith('http') && !isForLateFont(request, finished),
  );
  for (const request of overTheWire) {
    const type = request.resourceType();
    if (type === 'document') continue;
    bytes[kinds[type as keyof typeof kinds] ?? 'other'] += (await request.sizes()).responseBodySize;
  }
  const foreign = overTheWire.map((request) => request.url()).filter((url) => !url.startsWith(`${origin}/`));
  return { path, html, ...bytes, requests: overTheWire.length, thirdParties: foreign };
}

/**
 * Where the first paint came before the display face, as on a busy machine now and then, `views/client/late-fonts.ts` is
 * fetched, and asks the cache for the face. Each weighing would differ by it, so neither is counted.
 */
export function isForLateFont(request: Asked, all: readonly Asked[]): boolean {
  const script = /\/late-fonts-\w+\.js$/;
  const url = request.url();
  if (script.test(url)) return true;
  const isFetchedAgain = url.endsWith('.woff2') && all.find((other) => other.url() === url) !== request;
  return isFetchedAgain && all.some((other) => script.test(other.url()));
}

/**
 * Waits until nothing has been on the way for half a second. The browser's own `networkidle` may have come before
 * the scripts are asked for.
 */
function watchTraffic(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  let changed = performance.now();
  function ended(request: Request): void {
    underway.delete(request);
    changed = performance.now();
  }
  page.on('request', (request) => {
    underway.add(request);
    changed = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    changed = performance.now();
    while (underway.size > 0 || performance.now() - changed < 500) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

/** Head and body of one answer, as a browser gets it, which keeps its connection. */
function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Accept: 'text/html', Connection: 'keep-alive' };
    get(url, { headers }, (response) => {
      buffer(response).then((body) => resolve(headBytes(response) + body.length), reject);
    }).once('error', reject);
  });
}

/** What precedes the body on the wire in HTTP/1.1: the status line, the headers and an empty line. */
function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`);
}
