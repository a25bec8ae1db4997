import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { fieldErrors } from '../../data/enquiry-form.ts';
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

test('a whole contact form is stored and leads to the visitor’s own page, with the form’s name for the browser', async () => {
  const answer = await post('/contact', whole);
  expect(answer.status).toBe(303);
  const { location = '' } = answer.headers;
  expect(location).toMatch(/^\/enquiry\/[\w-]{43}#contact$/);
  const page = await request(site.url).get(location).set(person);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(page.text).toContain('<meta name="robots" content="noindex"');
  expect(page.text).toContain('Two rooms of Kota');
  const [, nonce] = /'nonce-([^']+)'/.exec(page.headers['content-security-policy'] ?? '') ?? [];
  for (const script of parse(page.text).querySelectorAll('script:not([type])')) {
    expect(script.getAttribute('nonce')).toBe(nonce);
  }
  expect(JSON.stringify(site.lines)).not.toMatch(/Lakshmi|98765|Two rooms|lakshmi@/);
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

test('words take the direction of their script, where they are typed and where they are shown back; numbers and addresses do not', async () => {
  const urdu = { ...whole, name: 'محمد علی', message: 'سنگ مرمر کی پالش (100 gaj) چاہیے!' };
  const form = parse((await post('/contact', { ...urdu, phone: '12' })).text);
  const directions = form
    .querySelectorAll('.form-field__control')
    .map((control) => [control.getAttribute('name'), control.getAttribute('dir')]);
  expect(Object.fromEntries(directions)).toEqual({
    name: 'auto',
    email: undefined,
    phone: undefined,
    service: undefined,
    tier: undefined,
    area: 'auto',
    area_size: 'auto',
    message: 'auto',
  });
  const { location = '' } = (await post('/contact', urdu)).headers;
  const page = parse((await request(site.url).get(location).set(person)).text);
  for (const words of [urdu.name, urdu.message]) {
    const shown = page.querySelectorAll('.sent-words__value').find(({ text }) => text === words);
    expect(shown?.getAttribute('dir')).toBe('auto');
  }
});

test('an empty quote form comes back on the home page', async () => {
  const answer = await post('/quote', { name: '', phone: '' });
  expect(answer.status).toBe(422);
  expect(parse(answer.text).querySelector('form[action="/quote"]')).not.toBeNull();
});

test('a script gets its answers in JSON', async () => {
  const answer = await post('/contact', { ...whole, message: '' }).set('Accept', 'application/json');
  expect(answer.status).toBe(422);
  const { message } = fieldErrors;
  expect(answer.body).toEqual({ errors: [{ field: 'message', code: 'required', message }] });
});

test('what the address chose is filled in, and only what the form offers', async () => {
  const pageAt = async (query: string): Promise<HTMLElement> => {
    const answer = await request(site.url).get(`/contact?${query}`).set(person);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.text).not.toContain('alert(1)');
    return parse(answer.text);
  };
  const optionsOf = (page: HTMLElement): string[] =>
    page.querySelectorAll('form[action="/contact"] option[selected]').map((option) => option.text);
  const page = await pageAt('service=kota-stone-polishing&tier=premium&area=hitec-city&area_size=850');
  expect(optionsOf(page)).toEqual(['Kota Stone Polishing', 'Premium']);
  expect(page.querySelector('#contact-area')?.getAttribute('value')).toBe('HITEC City');
  expect(page.querySelector('#contact-area_size')?.getAttribute('value')).toBe('850');
  expect(page.querySelector('.contact-page__chosen')?.text).toContain(
    'Kota Stone Polishing, Premium, HITEC City, 850 sq ft',
  );
  const hostile = '<script>alert(1)</script>';
  const unknown = { service: hostile, tier: '__proto__', area: hostile, area_size: '-1' };
  const plain = await pageAt(String(new URLSearchParams(unknown)));
  expect(optionsOf(plain)).toEqual([]);
  expect(plain.querySelector('#contact-area')?.getAttribute('value') ?? '').toBe('');
  expect(plain.querySelector('.contact-page__chosen')).toBeNull();
});

test('nothing about a person was logged', () => {
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(JSON.stringify(site.lines)).not.toMatch(/Lakshmi|Priya/);
});
