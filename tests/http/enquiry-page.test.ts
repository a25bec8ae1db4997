import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { startBuiltSite } from '../harness/built-site.ts';
import { accepts, startMockDownstream } from '../unit/enquiries/fixtures/mock-downstream.ts';

const { received, delivered } = enquiryPage.states;
const fields = { name: 'Lakshmi', phone: '90000 00000' };

test('the visitor’s page says that it was passed on when it has been, not before', async () => {
  await using downstream = await startMockDownstream((response) => response.writeHead(500).end());
  await using site = await startBuiltSite({ QUOTE_FORWARD_URL: downstream.url });
  const page = await postQuote(site.url);
  await expect.poll(() => downstream.received.length).toBeGreaterThan(0);
  expect(await textOf(page)).toContain(received.text);
  downstream.behave(accepts);
  // The second attempt comes five seconds after the first.
  await expect.poll(() => textOf(page), { timeout: 10_000, interval: 250 }).toContain(delivered.text);
});

test('without anybody who is told, the visitor’s page does not say that somebody was', async () => {
  await using site = await startBuiltSite();
  const text = await textOf(await postQuote(site.url));
  expect(text).toContain(received.text);
  expect(text).not.toContain(delivered.text);
});

async function postQuote(url: string): Promise<string> {
  const answer = await fetch(`${url}/quote`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
  });
  return url + answer.headers.get('location');
}

async function textOf(page: string): Promise<string> {
  return parse(await (await fetch(page)).text()).text;
}
