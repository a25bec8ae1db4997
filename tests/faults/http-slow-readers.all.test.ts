import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openConnection, type TestConnection } from '../harness/http-server.ts';
import { putLoad } from '../harness/load.ts';
import { type Alteration, startAlteredSite } from './fixtures/altered-site.ts';
import { largestAsset } from './fixtures/largest-asset.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';
import { rounds } from './fixtures/rounds.ts';
import { holdSlowly } from './fixtures/slow-clients.ts';
import { isUnmoved, visitWithAndWithout } from './fixtures/with-and-without.ts';

// What a reader leaves unread in the kernel is the kernel's; what does not fit there is held in the process.
const greedyCount = 100;
const slowCount = 1000 * rounds(1);

test('readers that ask for the largest file again and again and read none of it hold no memory', {
  timeout: 60_000,
}, async () => {
  const grown = await growthUnderGreedyReaders([]);
  console.info(`${greedyCount} readers that read nothing: the process grew by ${grown} MB`);
  expect(grown).toBeLessThan(100);
});

test('SABOTAGE: without the limit of answers under way they fill the memory', {
  timeout: 60_000,
}, async () => {
  const withoutPipelineLimit: Alteration = ['maxPipelined: 2', 'maxPipelined: 1e3'];
  expect(await growthUnderGreedyReaders([withoutPipelineLimit])).toBeGreaterThan(200);
});

test('other visitors do not notice slow readers', { timeout: 240_000 }, async () => {
  expect(await visitAmongSlowReaders([])).toSatisfy(isUnmoved);
});

test('SABOTAGE: where each connection costs something every second, visitors notice', {
  timeout: 240_000,
}, async () => {
  const look = 'if (first && first.startedAt < ';
  const spin = 'for (const end = performance.now() + 0.05; performance.now() < end; );';
  const costlyLook: Alteration = [look, `${spin} ${look}`];
  expect(await visitAmongSlowReaders([costlyLook])).not.toSatisfy(isUnmoved);
});

async function visitAmongSlowReaders(
  alterations: readonly Alteration[],
): ReturnType<typeof visitWithAndWithout> {
  await using site = await startAlteredSite(alterations, { LOG_LEVEL: 'info', MAX_CONNECTIONS: '20000' });
  const path = await largestAsset();
  return await visitWithAndWithout(site, () => holdSlowly(site, { kind: 'reader', path, count: slowCount }));
}

/** Megabytes by which the process grows. */
async function growthUnderGreedyReaders(alterations: readonly Alteration[]): Promise<number> {
  await using site = await startAlteredSite(alterations, { LOG_LEVEL: 'silent' });
  const visit = () =>
    putLoad({ url: site.url, paths: ['/', '/pricing', '/faq'], connections: 10, rate: 50, ms: 3000 });
  await visit();
  const before = residentMegabytes(site);
  const asset = await largestAsset();
  const readers = await Promise.all(
    Array.from({ length: greedyCount }, async () => {
      const reader = openConnection(site.port);
      await once(reader.socket, 'connect');
      reader.socket.pause();
      // In one piece, which is how a parser gets to see many requests before it has sent one answer.
      reader.socket.write(`GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(24));
      return reader;
    }),
  );
  const { statuses, failures } = await visit();
  expect(failures).toEqual({});
  expect(Object.keys(statuses)).toEqual(['200']);
  const grown = residentMegabytes(site) - before;
  for (const { socket } of readers satisfies TestConnection[]) socket.destroy();
  return grown;
}
