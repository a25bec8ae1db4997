import { afterAll, expect, test } from 'vitest';
import { claimList } from '../../data/claims.ts';
import { testimonials } from '../../data/testimonials.ts';
import { routes } from '../../views/routes/route-table.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite({ CLAIMS: 'proved' });
afterAll(() => site[Symbol.asyncDispose]());

const unproved = [
  ...claimList.filter(({ evidence }) => evidence === null).map(({ statement }) => statement.slice(0, 40)),
  ...testimonials.filter(({ sample }) => sample).map(({ author }) => author),
];

test('neither a page, made or kept, nor the file it is hydrated from has what is not proved', async () => {
  const entry = /src="(\/assets\/boot-[^"]+)"/.exec(await textOf('/'))?.[1] ?? '';
  const folder = /\/assets\/content\/\w+/.exec(await textOf(entry))?.[0];
  const rows = routes.filter(({ proved }) => proved);
  expect(rows).not.toEqual([]);
  for (const { path } of rows) {
    const file = `${folder}${path === '/' ? '/_home' : path}.proved`;
    for (const address of [path, path, `${file}.json`, `${file}.first.json`]) {
      const text = await textOf(address);
      for (const words of unproved) expect(text, address).not.toContain(words);
    }
  }
});

async function textOf(address: string): Promise<string> {
  const response = await fetch(site.url + address);
  expect(response.status, address).toBe(200);
  return response.text();
}
