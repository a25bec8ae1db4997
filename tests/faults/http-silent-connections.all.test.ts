import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type LoadResult, putLoad } from '../harness/load.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { holdSlowly } from './fixtures/slow-clients.ts';

// Each for itself, at the same time.
test.concurrent('10,000 silent connections, five times the ceiling, keep nobody out', async () => {
  const { visitors, held } = await visitAmongSilent([]);
  expect(held).toBeLessThan(3000);
  expect(visitors.failures).toEqual({});
  expect(visitors.statuses).toEqual({ 200: 150 });
});

test.concurrent('mutation: where no connection makes room for them, visitors are refused', async () => {
  const { visitors } = await visitAmongSilent(['nobody makes room']);
  expect(visitors.failures).not.toEqual({});
});

/** What visitors meet with, each over a connection of its own, and how many silent connections the site holds. */
async function visitAmongSilent(
  mutations: readonly Mutation[],
): Promise<{ visitors: LoadResult; held: number }> {
  await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'info' });
  await using silent = holdSlowly(site, { kind: 'silent', count: 10_000 });
  // All have come once, and those that were cut first again.
  await wait(12_000);
  const visitors = await putLoad({
    url: site.url,
    paths: ['/', '/pricing'],
    connections: 10,
    rate: 50,
    ms: 3000,
    headers: { Connection: 'close' },
  });
  return { visitors, held: silent.counts().open };
}
