import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiryRefusals } from '../../data/enquiry-refusals.ts';
import { errorPage } from '../../data/pages/error.ts';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';

const megabyte = 1_000_000;
/** Bytes of a message that is not taken and comes back: with the names and the other fields just under 64 KiB. */
const longest = 64_000;
const words = { name: 'Lakshmi Rao', email: 'lakshmi@example.com', phone: '90000 00000' };
const formEncoded = 'application/x-www-form-urlencoded';

test('a message of 60 KB comes back whole, with what to correct, a call and a chat', async () => {
  await using site = await startBuiltSite({ LOG_LEVEL: 'info' });
  const message = 'Two rooms of Kota, a hall. '.repeat(1_900);
  const answer = await post(site, message);
  expect(answer.status).toBe(413);
  const page = parse(await answer.text());
  const form = page.querySelector('form[action="/contact"]');
  expect(form?.querySelector('textarea')?.text.trim()).toBe(message.trim());
  for (const [name, value] of Object.entries(words)) {
    expect(form?.querySelector(`[name=${name}]`)?.getAttribute('value')).toBe(value);
  }
  const summary = page.querySelector('.error-summary');
  expect(summary?.text).toContain(enquiryRefusals.tooLarge);
  expect(summary?.querySelector('a[href="#contact-message"]')?.text).toContain('1500');
  expect(summary?.querySelector('a[href="tel:+919000000000"]')).not.toBeNull();
  const chat = summary?.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain('Message: Two rooms of Kota, a hall.');
  const scripted = await post(site, message, { accept: 'application/json' });
  expect(scripted.status).toBe(413);
  expect(await scripted.json()).toMatchObject({
    errors: [{ field: 'message', code: 'too-long' }],
    message: enquiryRefusals.tooLarge,
    wayOut: { call: 'tel:+919000000000', whatsapp: chat },
  });
  expect(site.output()).not.toMatch(/Lakshmi|lakshmi@|Two rooms/);
});

describe('on one site, which says nothing of them', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite({ LOG_LEVEL: 'error' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test('a message that arrives byte by byte comes back whole', async () => {
    const message = 'x'.repeat(20_000);
    const answer = await sendInPieces(site, Buffer.from(`message=${message}`), 1);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain(`>${message}</textarea>`);
  });

  test.each([
    ['66 KB, announced', 66_000, true],
    ['66 KB, unannounced', 66_000, false],
    ['1 MB, unannounced', megabyte, false],
  ] as const)(
    '%s, are not kept: their sender is asked to go back to the words, or to call',
    async (_, size, isAnnounced) => {
      const answer = await sendInPieces(site, Buffer.from(`message=${'x'.repeat(size)}`), 8_192, isAnnounced);
      expect(answer.status).toBe(413);
      expect(answer.text).toContain(enquiryRefusals.farTooLarge);
      expect(answer.text).toContain('+91 90000 00000');
      expect(answer.text.length).toBeLessThan(200_000);
    },
  );

  test.each([
    ['gzip', { 'Content-Type': formEncoded, 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(megabyte))],
    ['JSON', { 'Content-Type': 'application/json' }, JSON.stringify({ message: 'x'.repeat(megabyte) })],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=b' }, `--b\r\n${'x'.repeat(megabyte)}`],
    ['text', { 'Content-Type': 'text/plain' }, `message=${'x'.repeat(megabyte)}`],
    ['bytes without a type', { 'Content-Type': '' }, Buffer.alloc(megabyte, 'x')],
  ] as const)('1 MB of %s is no form, which is said with a call and a chat', async (_, headers, body) => {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await fetch(`${site.url}/contact`, {
        method: 'POST',
        headers: { ...headers, accept },
        body,
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.get('content-type')).toContain(accept);
      const said = await answer.text();
      expect(said).toContain(enquiryRefusals.unsupported);
      expect(said).toContain('tel:+919000000000');
      expect(said).toContain('https://wa.me/919000000000');
    }
    expect(site.output()).toBe('');
  });
});

test('after sixty posts an address gets the number and the words that a form may hold, and others all of theirs', async () => {
  await using site = await startBuiltSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  for (let sent = 0; sent < 61; sent += 1) await post(site, 'x'.repeat(megabyte));
  const refused = await post(site, 'Two rooms');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  const page = parse(await refused.text());
  expect(page.querySelector('form[action="/contact"] textarea')?.text.trim()).toBe('Two rooms');
  expect(page.querySelector('.error-summary')?.text).toContain(enquiryRefusals.tooMany);
  expect(page.querySelector('.error-summary a[href="tel:+919000000000"]')).not.toBeNull();
  const long = await post(site, 'x'.repeat(longest));
  expect(long.status).toBe(429);
  const finished = await long.text();
  expect(finished).toContain(errorPage.words[429].text);
  expect(finished).toContain('+91 90000 00000');
  const other = await post(site, 'x'.repeat(longest), { address: '203.0.113.2' });
  expect(other.status).toBe(413);
  expect(await other.text()).toContain(`>${'x'.repeat(longest)}</textarea>`);
});

test('200 posts of 1 MB at once are all answered, in memory that does not follow their number', async () => {
  await using site = await startBuiltSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  const message = 'x'.repeat(megabyte);
  await post(site, message);
  const before = peakMemory(site);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => post(site, message, { address: `203.0.113.${index}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]));
  // Of 200 MB that were sent.
  expect(peakMemory(site) - before).toBeLessThan(150);
});

function post(
  { url }: BuiltSite,
  message: string,
  { accept = 'text/html', address = '203.0.113.250' } = {},
): Promise<Response> {
  const body = new URLSearchParams({ ...words, message });
  const headers = { accept, 'x-forwarded-for': address };
  return fetch(`${url}/contact`, { method: 'POST', redirect: 'manual', headers, body });
}

/** The most memory the process has had so far, in MiB. */
function peakMemory({ process: { pid } }: BuiltSite): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function sendInPieces(
  { port }: BuiltSite,
  body: Buffer,
  size: number,
  isAnnounced = false,
): Promise<{ status: number; text: string }> {
  const sending = request({ port, host: '127.0.0.1', path: '/contact', method: 'POST', agent: false });
  sending.setHeader('Accept', 'text/html').setHeader('Content-Type', formEncoded);
  if (isAnnounced) sending.setHeader('Content-Length', body.length);
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  for (let start = 0; start < body.length; start += size) sending.write(body.subarray(start, start + size));
  sending.end();
  const [answer] = await answered;
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
