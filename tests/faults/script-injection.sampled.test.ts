import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../src/tools/browser/find-browser.ts';
import { isRest, sampleOf } from '../harness/sample-of.ts';
import { withoutPictures } from '../harness/visit.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { scriptPayloads } from './fixtures/script-payloads.ts';

const fieldNames = ['name', 'email', 'phone', 'service', 'tier', 'area', 'area_size', 'message', '_subject'];
const technicalNames = ['form_key', 'notice', 'homepage', 'fill_ms'];
const queryNames = ['service', 'tier', 'area', 'size', 'q', '_subject'];

// In a turn each field has another text; in as many turns as there are texts all of them have been in all fields.
const turns = sampleOf([...scriptPayloads.keys()], 16);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
});
afterAll(() => browser.close());

test('no text in any field, query value or path runs as a script, and the policy has nothing to stop', {
  timeout: 240_000,
}, async () => {
  const found = await sendPayloads([], turns);
  expect(found.ran).toEqual([]);
  expect(found.stopped).toEqual([]);
  // In each turn on a page that a form came back with, and on the page about an enquiry.
  expect(found.shown).toEqual({ 422: turns.length, 200: turns.length });
});

/** What a visitor types is not in the page's data at all; what the owner configures is, and is escaped there. */
const scriptInName = '</script><script>ran()</script>';

const withoutEscape: readonly Mutation[] = ['data of the page unescaped'];

test.runIf(!isRest)(
  'mutation: where the data of the page is not escaped, the policy has something to stop',
  async () => {
    const found = await sendPayloads(withoutEscape, [1]);
    expect(found.ran).toEqual([]);
    expect(found.stopped).not.toEqual([]);
  },
);

test.runIf(!isRest)('mutation: and without the policy it runs', async () => {
  const found = await sendPayloads(withoutEscape, [1], { bypassCSP: true });
  expect(found.ran).not.toEqual([]);
});

interface Found {
  /** What ran: the address of the page. */
  ran: string[];
  /** What the policy stopped: directive and address. */
  stopped: string[];
  /** Pages with a visitor's words on them, by status. */
  shown: Record<string, number>;
}

/** Puts each text into every field, query value and path of pages that show or carry them, in a real browser. */
async function sendPayloads(
  mutations: readonly Mutation[],
  turns: readonly number[],
  options: BrowserContextOptions = {},
): Promise<Found> {
  await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'silent', BUSINESS_NAME: scriptInName });
  const isBroken = mutations.length > 0;
  // Pages would be drawn again and again while they give way to one another.
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withoutPictures(page);
  const found: Found = { ran: [], stopped: [], shown: {} };
  await page.exposeFunction('ran', () => {
    found.ran.push(page.url());
  });
  await page.exposeFunction('stopped', (what: string) => {
    found.stopped.push(what);
  });
  await page.addInitScript(() => {
    const { stopped } = globalThis as unknown as { stopped: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
      stopped(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  page.on('dialog', (dialog) => void dialog.dismiss());

  for (const turn of turns) {
    const payload = scriptPayloads[turn] ?? '';
    const valuesOf = (names: readonly string[]): Record<string, string> =>
      Object.fromEntries(
        names.map((name, index) => [name, scriptPayloads[(turn + index) % scriptPayloads.length] ?? '']),
      );
    await page.goto(`${site.url}/contact?${new URLSearchParams(valuesOf(queryNames))}#quote`);
    await settle(page, isBroken);
    await page.goto(`${site.url}/${encodeURIComponent(payload).replaceAll('%', '%25')}`);
    count(found, await post(page, '/contact', valuesOf([...fieldNames, ...technicalNames])));
    await settle(page, isBroken);
    const acceptable = { name: `${turn} ${payload}`.slice(0, 80), phone: '+919848022222', message: payload };
    count(found, await post(page, '/contact', { ...acceptable, email: 'a@example.com', service: '' }));
  }
  await context.close();
  return found;
}

function count({ shown }: Found, status: number): void {
  shown[status] = (shown[status] ?? 0) + 1;
}

/** Posts as a form of the page without its script would; resolves with the status of the page that it leads to. */
async function post(page: Page, action: string, values: Record<string, string>): Promise<number> {
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    const isPosted = request.method() === 'POST' || request.redirectedFrom() !== null;
    return isPosted && request.isNavigationRequest() && !response.headers().location;
  });
  await page.evaluate(submitForm, [action, Object.entries(values)] as const);
  const status = (await answer).status();
  await page.waitForFunction(() => !('isLeft' in globalThis) && document.readyState === 'complete');
  return status;
}

/** Runs in the page. */
function submitForm([action, entries]: readonly [string, [string, string][]]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of entries) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  Object.assign(globalThis, { isLeft: true });
  setTimeout(() => form.submit(), 20);
}

/** Waits until React has taken over, which it does not where a text has broken the page. */
async function settle(page: Page, isBroken: boolean): Promise<void> {
  if (isBroken) return page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
