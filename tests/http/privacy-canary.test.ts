import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/built-site/start-built-site.ts';
import { type Alteration, startAlteredSite } from '../faults/fixtures/altered-site.ts';
import { rawRequest } from '../harness/raw-request.ts';
import { startMockDownstream } from '../unit/enquiries/fixtures/mock-downstream.ts';
import { createTemporaryFolder } from '../unit/enquiries/fixtures/temporary-folder.ts';

/** One identity, marked so that any part of it is found in whatever form it is written. */
const canary = {
  name: 'Canaryname Zxqvrao',
  phone: '+91 98480 31415',
  email: 'canary.zxqv@example.in',
  message: 'Zxqvmessage: the floor at Zxqvstreet 9',
};
const address = '203.0.113.77';
const marks = /canary|zxqv|98480[\s-]?31415|203\.0\.113\.77/i;

test('whatever a visitor sends, wherever they send it, none of it is written but into the store', async () => {
  await using folder = await createTemporaryFolder();
  const { locations, written } = await pushIdentity(folder.path, []);
  expect(written).toContain('"event":"delivery"');
  expect(written).toContain('could not be stored');
  expect(written.split('\n').filter((line) => marks.test(line))).toEqual([]);
  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((location) => marks.test(location))).toEqual([]);
  // An enquiry's address is its key.
  for (const location of locations) expect(written).not.toContain(location.split('/').at(-1));
  const files = await readdir(folder.path, { recursive: true });
  expect(files.filter((file) => !/^(?:enquiries\.db|backups)/.test(file))).toEqual([]);
});

test('SABOTAGE: a line that says who wrote is found', async () => {
  await using folder = await createTemporaryFolder();
  const { written } = await pushIdentity(folder.path, [
    ['{ event: "enquiry", form: post.form,', '{ event: "enquiry", said: [...post.fields], form: post.form,'],
  ]);
  expect(written).toMatch(marks);
});

interface Pushed {
  /** Everything the processes wrote, at the most talkative level. */
  written: string;
  /** Where the visitor was sent. */
  locations: string[];
}

/** Sends the identity through every way in: paths, queries, header fields, forms, bytes that are no request. */
async function pushIdentity(dataDir: string, alterations: readonly Alteration[]): Promise<Pushed> {
  // The service that is told echoes what it got and refuses it.
  await using downstream = await startMockDownstream((response) =>
    response.writeHead(500, { 'X-Echo': 'canary' }).end(JSON.stringify(canary)),
  );
  const environment = {
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    QUOTE_FORWARD_URL: downstream.url,
    CONTACT_FORWARD_URL: downstream.url,
  };
  await using site = await startAlteredSite(alterations, environment);
  await using broken = await startAlteredSite(alterations, { ...environment, DATA_DIR: '/dev/null/none' });
  const locations = [...(await sendEverywhere(site)), ...(await sendEverywhere(broken))];
  await expect.poll(() => downstream.received.length).toBeGreaterThan(0);
  await expect.poll(site.output).toContain('"event":"delivery"');
  site.process.kill('SIGTERM');
  await expect.poll(site.output, { timeout: 15_000 }).toContain('"event":"stopped"');
  return { written: site.output() + broken.output(), locations };
}

/** Resolves with the addresses that answers lead to. */
async function sendEverywhere(site: BuiltSite): Promise<string[]> {
  const query = new URLSearchParams(canary).toString();
  const headers = {
    'User-Agent': `Mozilla/5.0 ${canary.email}`,
    Referer: `https://www.example.com/?${query}`,
    Cookie: `visitor=${encodeURIComponent(canary.email)}`,
    'X-Forwarded-For': address,
    'X-Request-Id': 'canary-zxqv-9848031415',
  };
  const locations: string[] = [];
  async function send(path: string, init: RequestInit = {}): Promise<string | null> {
    const answer = await fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers },
    });
    await answer.text();
    const location = answer.headers.get('location');
    // A redirect of ours that keeps the query is the visitor's own address again.
    if (location && init.method === 'POST') locations.push(location);
    return location;
  }

  for (const path of ['/', '/contact', '/nowhere', '/services', '/api/services', '/enquiry/zxqv', '/FAQ/'])
    await send(`${path}?${query}`);
  await send(`/${encodeURIComponent(canary.email)}/9848031415`);
  await send(`/pricing/%ff${canary.name}`);
  const json = { Accept: 'application/json' };
  const post = (body: RequestInit['body'], more: HeadersInit = {}): RequestInit => ({
    method: 'POST',
    headers: { ...more },
    body: body ?? null,
  });
  for (const path of ['/contact', '/quote', '/newsletter', '/nowhere']) {
    await send(path, post(new URLSearchParams({ ...canary, website: 'zxqv' })));
    await send(path, post(new URLSearchParams({ ...canary, phone: 'zxqv', email: 'zxqv' }), json));
    await send(path, post(JSON.stringify(canary), { 'Content-Type': 'application/json' }));
    await send(path, post(new URLSearchParams({ ...canary, message: 'zxqv '.repeat(5000) })));
  }
  const stored = await send(
    '/contact',
    post(new URLSearchParams({ ...canary, service: 'Kota Stone Polishing' })),
  );
  if (stored) {
    await send(stored);
    await send(`${stored}/withdraw`, post(new URLSearchParams({ confirm: 'yes', name: canary.name })));
  }
  const head = `Host: a\r\nX-Forwarded-For: ${address}\r\n`;
  for (const bytes of [
    `GET /${canary.name} HTTP/1.1\r\n${head}\r\n`,
    `${canary.email} / HTTP/1.1\r\n${head}\r\n`,
    `GET / HTTP/1.1\r\n${head}X-Name: ${canary.name.repeat(900)}\r\n\r\n`,
    `POST /contact HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${canary.phone}\r\n`,
  ])
    await rawRequest(site.port, bytes, 300);
  return locations;
}
