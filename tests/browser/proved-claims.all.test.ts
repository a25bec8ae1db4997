import { expect, test } from 'vitest';
import { claims } from '../../data/claims.ts';
import { mainWords } from '../harness/main-words.ts';
import { startSite } from '../harness/site.ts';
import { visit } from '../harness/visit.ts';

test('with CLAIMS=proved a page is hydrated as it was sent, and the next ones have no more than that', async () => {
  await using site = await startSite({ CLAIMS: 'proved' });
  await using visitor = await visit();
  const { page } = visitor;
  await page.goto(site.url, { waitUntil: 'load' });
  const served = await mainWords(page);
  await visitor.hydrated();
  expect(await mainWords(page)).toBe(served);

  await page.locator('footer a[href="/about"]').click();
  await page.locator('h1', { hasText: 'We read the floor first' }).waitFor();
  for (const { label } of [claims.iso, claims.award, claims.rating])
    expect(await mainWords(page)).not.toContain(label);
  expect(visitor.noise).toEqual([]);
});
