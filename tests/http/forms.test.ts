import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { fetchBytes } from '../harness/fetch-bytes.ts';
import { startSite } from '../harness/site.ts';

const person = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', Accept: 'text/html' };
const whole = {
  name: 'Lakshmi Rao',
  email: 'lakshmi@example.com',
  phone: '+91 98765 43210',
  service: 'Kota Stone Polishing',
  message: 'Two rooms of Kota, 400 sq ft, dull near the door.',
  _subject: 'Message from the contact page',
};

const site = await startSite();
afterAll(() => site[Symbol.asyncDispose]());

function post(path: string, fields: Record<string, string> | string): request.Test {
  return request(site.url).post(path).set(person).type('form').send(fields).redirects(0);
}

test('a whole contact form is stored and leads to the visitor’s own page', async () => {
  const answer = await post('/contact', whole);
  expect(answer.status).toBe(303);
  const { location = '' } = answer.headers;
  expect(location).toMatch(/^\/enquiry\/[\w-]{20,}$/);
  const page = await request(site.url).get(location).set(person);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.text).toContain('<meta name="robots" content="noindex"');
  expect(page.text).toContain('Two rooms of Kota');
  const [, nonce] = /'nonce-([^']+)'/.exec(page.headers['content-security-policy'] ?? '') ?? [];
  for (const script of parse(page.text).querySelectorAll('script:not([type])')) {
    expect(script.getAttribute('nonce')).toBe(nonce);
  }
  expect(JSON.stringify(site.lines)).not.toMatch(/Lakshmi|98765|Two rooms|lakshmi@/);
});

test('the same form sent twice has one reference', async () => {
  const fields = { name: 'Imran', phone: '98480 12345', form_key: 'a1b2c3d4-e5f6' };
  const first = await post('/quote', fields).set('Accept', 'application/json');
  const second = await post('/quote', fields).set('Accept', 'application/json');
  expect(first.status).toBe(201);
  expect(first.body.reference).toMatch(/^[A-Z0-9]{4}-?[A-Z0-9]{4}$/);
  expect(second.body).toEqual(first.body);
});

test('an incomplete contact form comes back as 422 with the summary, the words beside each field and every value', async () => {
  const answer = await post('/contact', {
    ...whole,
    phone: '12',
    email: 'nobody',
    name: '<b>Priya</b> "ok"',
  });
  expect(answer.status).toBe(422);
  expect(answer.headers['cache-control']).toBe('no-store');
  const page = parse(answer.text);
  expect(page.querySelector('title')?.text.startsWith('Error: ')).toBe(true);
  expect(page.querySelector('main')?.text).toContain('There is a problem');
  for (const field of ['phone', 'email']) {
    const input = page.querySelector(`form[action="/contact"] [name=${field}]`);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    const ids = (input?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.some((id) => page.querySelector(`[id="${id}"]`)?.text.includes('Enter'))).toBe(true);
    expect(
      page.querySelectorAll('main a').some((link) => link.getAttribute('href') === `#${input?.id}`),
    ).toBe(true);
  }
  const name = page.querySelector('form[action="/contact"] [name=name]');
  expect(name?.getAttribute('value')).toBe('<b>Priya</b> "ok"');
  expect(page.querySelector('form[action="/contact"] textarea')?.text).toBe(whole.message);
  expect(page.querySelector('form[action="/contact"] option[selected]')?.text).toBe(whole.service);
});

test('what was typed stands once in the page that comes back, and once more in each chat link', async () => {
  const answer = await post('/contact', `name=Lakshmi&message=${'x'.repeat(3_000)}${'<'.repeat(40_000)}`);
  expect(answer.status).toBe(413);
  expect(answer.text.match(/x{3000}/g)).toHaveLength(3);
  expect(answer.text.match(/(?:&lt;){40000}/g)).toHaveLength(1);
  const empty = await post('/contact', { name: 'Lakshmi' });
  expect(answer.text.length - empty.text.length).toBeLessThan(4 * 43_000 + 2 * 17_000);
});

test('an empty quote form comes back on the home page', async () => {
  const answer = await post('/quote', { name: '', phone: '' });
  expect(answer.status).toBe(422);
  expect(parse(answer.text).querySelector('form[action="/quote"]')).not.toBeNull();
});

test('a script gets its answers in JSON', async () => {
  const answer = await post('/contact', { ...whole, message: '' }).set('Accept', 'application/json');
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'message', code: 'required' })]);
});

test('a newsletter address is stored', async () => {
  const answer = await post('/newsletter', { email: 'reader@example.com' });
  expect(answer.status).toBe(303);
});

test('the form arrives filled in from a price row or an area', async () => {
  const answer = await request(site.url)
    .get('/contact?service=Kota+Stone+Polishing&tier=premium&area=Kondapur')
    .set(person);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  const form = parse(answer.text).querySelector('form[action="/contact"]');
  const chosen = form?.querySelectorAll('option[selected]').map((option) => option.text) ?? [];
  expect(chosen).toContain('Kota Stone Polishing');
  expect(chosen).toContain('Premium');
});

test('a choice that does not exist is left out, and nothing of it is shown', async () => {
  const answer = await request(site.url)
    .get('/contact?service=%3Cscript%3Ealert(1)%3C/script%3E&tier=free')
    .set(person);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('alert(1)');
});

const misuse: readonly [
  what: string,
  headers: Record<string, string>,
  body: string | Buffer,
  status: number,
][] = [
  ['a compressed body', { 'Content-Encoding': 'gzip' }, Buffer.from([31, 139, 8, 0]), 415],
  ['JSON', { 'Content-Type': 'application/json' }, '{"name":"x"}', 415],
  ['a body of 20 KiB', {}, `message=${'x'.repeat(20_000)}`, 413],
];

for (const [what, headers, body, status] of misuse) {
  test(`${what} is refused with ${status} and the phone number`, async () => {
    const answer = await fetchBytes(`${site.url}/contact`, {
      method: 'POST',
      headers: { ...person, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain('+91 90000 00000');
  });
}

test('nothing about a person was logged', () => {
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(JSON.stringify(site.lines)).not.toMatch(/Lakshmi|Imran|98480|Priya|reader@/);
});

test('the log says which form was posted, taken or not', () => {
  const posts = site.lines.filter(({ event, method }) => event === 'request' && method === 'POST');
  const routes = new Set(posts.map(({ route }) => route));
  expect([...routes].sort()).toEqual(['POST /contact', 'POST /newsletter', 'POST /quote']);
});
