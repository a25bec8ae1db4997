import { expect, test } from 'vitest';
import { largestAsset } from './fixtures/largest-asset.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { rounds } from './fixtures/rounds.ts';
import { holdSlowly } from './fixtures/slow-clients.ts';
import { isUnmoved, visitWithAndWithout } from './fixtures/with-and-without.ts';

const slowCount = 1000 * rounds(1);

test('other visitors do not notice slow readers', { timeout: 240_000 }, async () => {
  expect(await visitAmongSlowReaders([], 'unmoved')).toSatisfy(isUnmoved);
});

test('mutation: where each connection costs something every second, visitors notice', {
  timeout: 240_000,
}, async () => {
  expect(await visitAmongSlowReaders(['a costly look at connections'], 'moved')).not.toSatisfy(isUnmoved);
});

async function visitAmongSlowReaders(
  mutations: readonly Mutation[],
  expected: 'unmoved' | 'moved',
): ReturnType<typeof visitWithAndWithout> {
  await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'info', MAX_CONNECTIONS: '20000' });
  const path = await largestAsset();
  const disturb = () => holdSlowly(site, { kind: 'reader', path, count: slowCount });
  return await visitWithAndWithout(site, disturb, expected);
}
