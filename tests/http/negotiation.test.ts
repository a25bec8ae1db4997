import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { addressOf } from '../harness/addresses.ts';
import { fetchBytes } from '../harness/fetch-bytes.ts';

const siteUrl = inject('siteUrl');

/** One of each kind of answer: kept, made for one, an asset from the disk, a redirect, refused, and JSON. */
const kinds = [
  '/faq',
  '/contact?service=marble-polishing',
  '/no-such-page',
  '/assets/none.avif',
  '/services/',
  '/%',
  '/healthz',
  '/readyz',
  '/api/services',
  '/api/none',
  '/robots.txt',
  '/sitemap.xml',
  '/enquiry/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
];

/** What is made anew for each answer, and what the connection says of itself. */
const ofOneAnswer = ['date', 'x-request-id', 'connection', 'transfer-encoding', 'keep-alive'];

test.each([...routes.map(addressOf), ...kinds])(
  'HEAD %s has the status and the headers of GET',
  async (path) => {
    for (const encoding of ['identity', 'br']) {
      const [found, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          fetchBytes(siteUrl + path, {
            method,
            headers: { 'Accept-Encoding': encoding, 'User-Agent': 'curl/8' },
          }),
        ),
      );
      expect(head?.status).toBe(found?.status);
      expect(head?.body).toHaveLength(0);
      for (const name of ofOneAnswer) for (const answer of [found, head]) delete answer?.headers[name];
      expect(head?.headers).toEqual(found?.headers);
    }
  },
);

test.each(['identity;q=0', '*;q=0', 'zstd, identity;q=0', 'br;q=0, gzip;q=0', ';;q=,', ''])(
  'whoever accepts "%s" gets plain bytes of every kind of answer, never a fault',
  async (accepted) => {
    for (const path of kinds) {
      const { status, headers } = await fetchBytes(siteUrl + path, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect([path, status < 500, headers['content-encoding']]).toEqual([path, true, undefined]);
    }
    const quote = await fetchBytes(`${siteUrl}/quote`, {
      method: 'POST',
      headers: { 'Accept-Encoding': accepted, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=P',
    });
    expect([quote.status, quote.headers['content-encoding']]).toEqual([422, undefined]);
  },
);

test('what a form answers a script comes compressed', async () => {
  const { status, headers, body } = await fetchBytes(`${siteUrl}/contact`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Accept-Encoding': 'br, zstd',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: `message=${'marble '.repeat(3_000)}`,
  });
  expect([status, headers['content-encoding']]).toEqual([413, 'br']);
  expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('wayOut');
});
