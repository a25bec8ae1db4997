import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { type Admission, OverloadError } from '../../src/http/admission.ts';
import { accepts, startMockDownstream } from '../harness/enquiries/mock-downstream.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { startSite } from '../harness/site.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

const { received, delivered } = enquiryPage.states;

test('the visitor’s page says that it was passed on when it has been, not before', async () => {
  await using downstream = await startMockDownstream((response) => response.writeHead(500).end());
  await using folder = await createTemporaryFolder();
  await using site = await startBuiltSite({ QUOTE_FORWARD_URL: downstream.url, DATA_DIR: folder.path });
  const page = await postQuote(site.url);
  await expect.poll(() => downstream.received.length).toBeGreaterThan(0);
  expect(await textOf(page)).toContain(received.text);
  downstream.behave(accepts);
  // As the owner would, instead of waiting for the second attempt; the next post has the server look at once.
  await using store = await openSqliteStore({ path: join(folder.path, 'enquiries.db') });
  const counts = () => store.countEnquiries({ since: 0 });
  await expect.poll(async () => (await counts()).failingMessages, { timeout: 5_000 }).toBeGreaterThan(0);
  await store.retryDeliveries({ reference: null });
  await postQuote(site.url, 'Ravi');
  await expect.poll(() => textOf(page), { timeout: 10_000 }).toContain(delivered.text);
});

test('without anybody who is told, the visitor’s page does not say that somebody was', async () => {
  await using site = await startBuiltSite();
  const text = await textOf(await postQuote(site.url));
  expect(text).toContain(received.text);
  expect(text).not.toContain(delivered.text);
});

test('while no page can be made any more, the one of a stored form is', async () => {
  const admission: Admission = {
    enter: async (kind) => {
      if (kind === 'page') throw new OverloadError('No turn came');
      return () => {};
    },
  };
  await using site = await startSite({}, { admission });
  const asked = [await postQuote(site.url), `${site.url}/contact?service=kota-stone-polishing`];
  const answers = await Promise.all(asked.map((url) => fetch(url, { headers: { accept: 'text/html' } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
});

async function postQuote(url: string, name = 'Lakshmi'): Promise<string> {
  const answer = await fetch(`${url}/quote`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ name, phone: '90000 00000' }),
  });
  return url + answer.headers.get('location');
}

async function textOf(page: string): Promise<string> {
  return parse(await (await fetch(page)).text()).text;
}
