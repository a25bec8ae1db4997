import { expect, test } from 'vitest';
import { answers } from '../../../../data/enquiry-form.ts';
import { enquiryRefusals } from '../../../../data/enquiry-refusals.ts';
import type { FormValues } from '../../../../data/forms.ts';
import type { WayOut } from '../../../../data/way-out.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import { StoreError } from '../../../../src/enquiries/store/store-error.ts';
import { OverloadError } from '../../../../src/http/admission.ts';
import type { FormNotice } from '../../../../views/site/server-data.ts';
import { type EnquirySite, startEnquirySite } from '../../../harness/enquiries/enquiry-site.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';

const quote = { name: 'Lakshmi', phone: '90000 00000', _subject: 'Quote request from the home page' };
const contact = {
  name: 'Lakshmi',
  email: 'lakshmi@example.com',
  phone: '90000 00000',
  service: 'Kota Stone Polishing',
  message: 'Two rooms, dull near the door.',
  tier: 'premium',
  area: 'Kondapur',
  area_size: '850',
};
const json = { accept: 'application/json' };

test('POST /contact and /newsletter answer a script 201 with reference and url', async () => {
  await using site = await startEnquirySite();
  for (const [path, fields] of [
    ['/contact', contact],
    ['/newsletter', { email: 'a@example.com' }],
  ] as const) {
    const posted = await site.post(path, fields, json);
    expect(posted.status).toBe(201);
    const { reference, url } = (await posted.json()) as { reference: string; url: string };
    expect(await (await fetch(site.url + url)).json()).toMatchObject({ status: { reference } });
  }
});

test.each<[string, (index: number) => Record<string, string> | string | Uint8Array, number]>([
  ['taken', (index) => ({ ...quote, name: `Lakshmi ${index}` }), 303],
  ['not taken', () => ({ name: '', phone: '1' }), 422],
  ['too long', () => `name=L&phone=9000000000&x=${'x'.repeat(20_000)}`, 413],
  ['far too long', () => `name=${'x'.repeat(70_000)}`, 413],
  ['no form', () => Buffer.from([0]), 415],
])(
  'a post that is %s counts each time: after the 60th of an address posts get 429, and their words back',
  async (_, bodyOf, status) => {
    await using site = await startEnquirySite();
    const headers = status === 415 ? { 'content-type': 'application/json' } : {};
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1)
      statuses.push((await site.post('/quote', bodyOf(index), headers)).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(status));
    // One that is not taken is counted after its answer.
    expect(statuses[60]).toBe(status === 303 ? 429 : status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await site.post('/contact', contact, json);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.json()).toMatchObject({
      message: enquiryRefusals.tooMany,
      wayOut: { call: 'tel:+919000000000', whatsapp: expect.stringContaining('dull') },
    });
    const shown = await site.post('/contact', contact);
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await shown.json()).toMatchObject({
      values: contact,
      notice: { text: enquiryRefusals.tooMany, call: 'tel:+919000000000' },
    });
    expect((await site.post('/contact', { ...contact, message: 'x'.repeat(20_000) })).status).toBe(429);
    const elsewhere = await site.post('/quote', quote, { 'x-forwarded-for': '203.0.113.9' });
    expect(elsewhere.status).toBe(303);
  },
);

test.each<[string, (site: EnquirySite, index: number) => Promise<Response>]>([
  [
    'in turns with others under one key',
    (site, index) =>
      site.post('/quote', { ...quote, name: `Lakshmi ${index % 7}`, form_key: 'key-12345678' }),
  ],
  [
    'after each withdrawal',
    async (site) => {
      const answer = await site.post('/quote', quote);
      const url = new URL(answer.headers.get('location') ?? '/', site.url).pathname;
      if (answer.status === 303) await site.post(`${url}/withdraw`, { confirm: 'yes' });
      return answer;
    },
  ],
])('the same words, sent %s, are stored anew and so count each time', async (_, send) => {
  await using site = await startEnquirySite();
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1) statuses.push((await send(site, index)).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(303));
  expect(statuses.at(-1)).toBe(429);
});

test('while the store is out of reach every word comes back with a telephone and a chat that carries it', async () => {
  const failing = new Proxy({} as EnquiryStore, {
    get: (_, name) =>
      name === 'close' ? async () => {} : () => Promise.reject(new StoreError('full', '13')),
  });
  await using site = await startEnquirySite({ store: failing });
  const posted = await site.post('/contact', contact);
  expect(posted.status).toBe(503);
  expect(posted.headers.get('retry-after')).toBe('10');
  const shown = (await posted.json()) as { values: FormValues; notice: FormNotice };
  expect(shown).toMatchObject({ values: contact, notice: { text: answers.failed } });
  const scripted = await site.post('/contact', contact, json);
  expect(scripted.status).toBe(503);
  const { message, wayOut } = (await scripted.json()) as { message: string; wayOut: WayOut };
  expect(message).toBe(answers.failed);
  expect(wayOut).toMatchObject({ phone: '+91 90000 00000', call: 'tel:+919000000000' });
  expect(shown.notice).toMatchObject({ call: wayOut.call, whatsapp: wayOut.whatsapp });
  const chat = new URL(wayOut.whatsapp).searchParams.get('text') ?? '';
  for (const value of ['Lakshmi', 'Two rooms, dull near the door.', 'Kondapur', '850'])
    expect(chat).toContain(value);
  expect(site.lines.map(({ err }) => err)).toContainEqual(expect.objectContaining({ failure: 'full' }));
});

test('a withdrawal takes a POST and a confirmation; a GET changes nothing', async () => {
  await using site = await startEnquirySite();
  const { url } = (await (await site.post('/quote', quote, json)).json()) as { url: string };
  const state = async (): Promise<unknown> =>
    ((await (await fetch(site.url + url)).json()) as { status: { state: string } }).status.state;
  const got = await fetch(`${site.url}${url}/withdraw?confirm=yes`, { redirect: 'manual' });
  expect([got.status, got.headers.get('location')]).toEqual([303, url]);
  const asked = await site.post(`${url}/withdraw`, {});
  expect(asked.status).toBe(200);
  expect(await asked.json()).toMatchObject({ step: 'confirm', status: { state: 'received' } });
  expect(await state()).toBe('received');
  const confirmed = await site.post(`${url}/withdraw`, { confirm: 'yes' });
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, url]);
  expect(await state()).toBe('withdrawn');
});

test('a withdrawal that the store refuses answers 503, and asks again', async () => {
  const store: Partial<EnquiryStore> = {
    findByToken: async () => null,
    withdrawEnquiry: () => Promise.reject(new StoreError('full', '13')),
    close: async () => {},
  };
  await using site = await startEnquirySite({ store: store as EnquiryStore });
  const refused = await site.post(`/enquiry/${'a'.repeat(43)}/withdraw`, { confirm: 'yes' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ step: 'confirm', hasFailed: true });
});

test('who asks for enquiries without end waits for a turn before the store is asked', async () => {
  await using store = await openSqliteStore();
  const asked: string[] = [];
  const watched: EnquiryStore = {
    ...store,
    findByToken(input) {
      asked.push('find');
      return store.findByToken(input);
    },
    withdrawEnquiry(input) {
      asked.push('withdraw');
      return store.withdrawEnquiry(input);
    },
  };
  const admission = { enter: () => Promise.reject(new OverloadError('No turn came')) };
  await using site = await startEnquirySite({ store: watched, admission });
  const path = `/enquiry/${'a'.repeat(43)}`;
  const answers = [await fetch(site.url + path), await site.post(`${path}/withdraw`, { confirm: 'yes' })];
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(asked).toEqual([]);
});

test('a token that nobody has shows no enquiry, and what is no token is not ours', async () => {
  const store = { findByToken: async () => null, close: async () => {} } as Partial<EnquiryStore>;
  await using site = await startEnquirySite({ store: store as EnquiryStore });
  const unknown = await fetch(`${site.url}/enquiry/${'a'.repeat(43)}`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ status: null });
  expect((await fetch(`${site.url}/enquiry/short`)).status).toBe(404);
  expect((await fetch(`${site.url}/enquiry/${'a'.repeat(43)}/other`)).status).toBe(404);
  expect((await fetch(`${site.url}/contact`)).status).toBe(404);
});

test('GET /quote leads to the page the form stands on', async () => {
  await using site = await startEnquirySite();
  const got = await fetch(`${site.url}/quote`, { redirect: 'manual' });
  expect([got.status, got.headers.get('location')]).toEqual([303, '/']);
});

test.each([
  ['nothing', ''],
  ['bad UTF-8 escaped', 'name=%ff%fe&phone=9000000000'],
  ['bad UTF-8 raw', Buffer.from([...Buffer.from('phone=9000000000&name='), 0xc3, 0x28])],
  ['lone surrogate', 'name=%ed%a0%80&phone=9000000000'],
  ['twice', 'name=L&name=M&phone=9000000000'],
  ['arrays', 'name[]=L&phone[0]=9000000000'],
  ['__proto__', '__proto__[name]=L&constructor=x&toString=y'],
  ['a thousand fields', Array.from({ length: 1000 }, (_, index) => `f${index}=1`).join('&')],
  ['percent signs', '%&%%=%zz&name=%'],
])('a body of %s is refused with clear words and stores nothing', async (_, body) => {
  await using site = await startEnquirySite();
  expect((await site.post('/quote', body)).status).toBe(422);
  const scripted = await site.post('/quote', body, json);
  expect(scripted.status).toBe(422);
  expect(await scripted.text()).toMatch(/"message":"[A-Z]/);
  expect((await site.store.countEnquiries({ since: 0 })).enquiries).toBe(0);
});

test.each([66_000, 2_000_000])('of %i bytes nothing is kept, and a script is told why', async (size) => {
  await using site = await startEnquirySite();
  const refused = await site.post('/contact', { ...contact, message: 'x'.repeat(size) }, json);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ errors: [], message: enquiryRefusals.tooLarge });
});

test('a hundred thousand names are not looked at, and what stands among the first is', async () => {
  await using site = await startEnquirySite();
  const first = await site.post('/quote', `name=Lakshmi&phone=9000000000&${'&'.repeat(16_000)}`);
  expect(first.status).toBe(303);
  const last = await site.post('/quote', `${'&'.repeat(100)}name=Lakshmi&phone=9000000000`);
  expect(last.status).toBe(422);
});

test('a withdrawal with a body beyond all measure withdraws nothing', async () => {
  await using site = await startEnquirySite();
  const { url } = (await (await site.post('/quote', quote, json)).json()) as { url: string };
  const asked = await site.post(`${url}/withdraw`, { confirm: 'yes', x: 'x'.repeat(20_000) });
  expect(await asked.json()).toMatchObject({ step: 'confirm', status: { state: 'received' } });
});

test('a forged header in a field starts no header and no log line', async () => {
  await using site = await startEnquirySite();
  const forged = 'x\r\nSet-Cookie: a=b\r\n\r\n{"level":60,"msg":"forged"}\u2028';
  const all = Object.fromEntries([...Object.keys(contact), 'form_key'].map((name) => [name, forged]));
  const free = {
    ...contact,
    name: forged,
    message: forged,
    _subject: forged,
    notice: forged,
    homepage: forged,
  };
  for (const [fields, status] of [
    [all, 422],
    [free, 303],
  ] as const) {
    const answer = await site.post('/contact', fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect(JSON.stringify(site.lines)).not.toMatch(/\u2028|forged/);
});
