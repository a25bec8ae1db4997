import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Alteration, startAlteredSite } from '../faults/fixtures/altered-site.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { type Visit, visit } from '../harness/visit.ts';
import { xssCorpus } from './xss-corpus.ts';

// Each payload comes from an address of its own, or the rate limit would answer.
const environment = { LOG_LEVEL: 'silent', TRUST_PROXY: '1' };

/** What the browser did with a visitor's words: nothing, if all is well. */
interface Found {
  /** Payloads that ran. */
  ran: string[];
  /** What the security policy stopped, and what was said on the console. */
  reports: string[];
}

const nothing: Found = { ran: [], reports: [] };

test('a form that comes back runs nothing of what was typed into any field, before or after hydration', async () => {
  await using site = await startAlteredSite([], environment);
  expect(await tryCorpus(site, returnedForm)).toEqual(nothing);
});

test('a visitor’s own page runs nothing of what was sent', async () => {
  await using site = await startAlteredSite([], environment);
  expect(await tryCorpus(site, ownPage)).toEqual(nothing);
});

test('no page runs anything of its query', async () => {
  await using site = await startAlteredSite([], environment);
  expect(await tryCorpus(site, queriedPages)).toEqual(nothing);
});

const printsRaw: Alteration = [
  'if (!isReadable) return ',
  `ctx.status = 422; ctx.type = 'html'; ctx.body = '<!doctype html><title>x</title>' + values.message; return; `,
];

test('SABOTAGE: words printed as they came are stopped by the policy, and reported', async () => {
  await using site = await startAlteredSite([printsRaw], environment);
  const { ran, reports } = await tryCorpus(site, postContact, xssCorpus.slice(0, 3));
  expect(ran).toEqual([]);
  expect(reports.length).toBeGreaterThan(0);
});

test('SABOTAGE: words printed as they came, without the policy, run', async () => {
  const withoutPolicy: Alteration = [`: "script-src 'self'",`, `: "script-src * 'unsafe-inline'",`];
  await using site = await startAlteredSite([printsRaw, withoutPolicy], environment);
  const { ran } = await tryCorpus(site, postContact, xssCorpus.slice(0, 3));
  expect(ran.length).toBeGreaterThan(0);
});

type Use = (visitor: Visit, url: string, payload: string) => Promise<void>;

async function tryCorpus({ url }: BuiltSite, use: Use, corpus = xssCorpus): Promise<Found> {
  await using visitor = await visit();
  const { page } = visitor;
  const found: Found = { ran: [], reports: [] };
  let payload = '';
  await page.exposeFunction('ran', () => found.ran.push(payload));
  await page.exposeFunction('report', (what: string) => found.reports.push(`${payload}: ${what}`));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (what: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      report(`${violatedDirective} ${sample}`),
    );
  });
  page.on('dialog', async (dialog) => {
    found.ran.push(payload);
    await dialog.dismiss();
  });
  for (const [index, next] of corpus.entries()) {
    payload = next;
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${index}` });
    visitor.noise.length = 0;
    await use(visitor, url, payload);
    // The browser says of every 422, and of a 503 on a busy machine, that the resource failed to load.
    found.reports.push(
      ...visitor.noise.filter((line) => !/422|503/.test(line)).map((line) => `${payload}: ${line}`),
    );
  }
  return found;
}

async function returnedForm(visitor: Visit, url: string, payload: string): Promise<void> {
  await postContact(visitor, url, payload);
  await visitor.hydrated();
  const { page } = visitor;
  expect(await page.title()).toMatch(/^Error: /);
  // What came back is what was typed, up to what no page can hold.
  const back = await page.locator('#contact-name').inputValue();
  expect(back.replaceAll(/[\0\ufffd\r\n]/g, '')).toBe(payload.replaceAll(/[\0\r\n]/g, ''));
}

/** Posts the payload in every field as the browser posts a form. */
async function postContact({ page }: Visit, url: string, payload: string): Promise<void> {
  await page.goto(`${url}/thanks`);
  const names = [
    'name',
    'email',
    'phone',
    'service',
    'tier',
    'area',
    'area_size',
    'message',
    '_subject',
    'notice',
  ];
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ([names, value]) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/contact';
        for (const name of names) {
          const field = document.createElement('textarea');
          field.name = name;
          field.value = value;
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
      [names, payload] as const,
    ),
  ]);
}

async function ownPage({ page }: Visit, url: string, payload: string): Promise<void> {
  const body = new URLSearchParams({ email: 'a@example.com', phone: '90000 00000' });
  for (const name of ['name', 'area', 'message', '_subject']) body.set(name, payload);
  const posted = await page.request.post(`${url}/contact`, {
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    data: body.toString(),
  });
  expect(posted.status()).toBe(201);
  await open(page, url + ((await posted.json()) as { url: string }).url);
  // Put in its place by an inline script once it has arrived.
  await page.locator('.sent-words').waitFor({ timeout: 10_000 });
}

async function queriedPages(visitor: Visit, url: string, payload: string): Promise<void> {
  const query = new URLSearchParams();
  for (const name of ['service', 'tier', 'area', 'area_size', 'message', 'name', 'q'])
    query.set(name, payload);
  for (const path of ['/contact', '/pricing']) {
    await open(visitor.page, `${url}${path}?${query}#${encodeURIComponent(payload)}`);
  }
}

/** Loads a page; a server that is overloaded for the moment is asked again. */
async function open(page: Page, address: string): Promise<void> {
  const load = async (): Promise<number | undefined> => {
    // The same address again, with a fragment, would load nothing.
    await page.goto('about:blank');
    return (await page.goto(address))?.status();
  };
  await expect.poll(load, { timeout: 20_000, interval: 500 }).toBe(200);
}
