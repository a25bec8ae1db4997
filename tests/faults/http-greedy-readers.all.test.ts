import { once } from 'node:events';
import { expect, test } from 'vitest';
import { memoryEnvironment } from '../../src/build/built-site/node-flags.ts';
import { openConnection, type TestConnection } from '../harness/http-server.ts';
import { putLoad } from '../harness/load.ts';
import { largestAsset } from './fixtures/largest-asset.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';

// What a reader leaves unread in the kernel is the kernel's; what does not fit there is held in the process.
const greedyCount = 100;
/** Megabytes: garbage of the moment is some tens, what is held without the limit several hundred. */
const bound = 100;

// Each for itself, at the same time.
test.concurrent('readers that ask for the largest file again and again and read none of it hold no memory', async () => {
  const grown = await growthUnderGreedyReaders([], (megabytes) => megabytes < bound);
  console.info(`${greedyCount} readers that read nothing: the process grew by ${grown} MB`);
  expect(grown).toBeLessThan(bound);
});

test.concurrent('mutation: without the limit of answers under way they fill the memory', async () => {
  const grown = await growthUnderGreedyReaders(['long pipelines'], (megabytes) => megabytes > 2 * bound);
  expect(grown).toBeGreaterThan(2 * bound);
});

/**
 * Megabytes by which the process has grown when that `isEnough`, or after 20 looks with visits between them. What was read
 * for an answer that nobody takes is let go with the next collection of the old generation, which a busy machine comes to late.
 */
async function growthUnderGreedyReaders(
  mutations: readonly Mutation[],
  isEnough: (megabytes: number) => boolean,
): Promise<number> {
  await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'silent', ...memoryEnvironment });
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
      reader.socket.write(`GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(900));
      return reader;
    }),
  );
  let grown = 0;
  // The first visit is theirs to grow in.
  for (let look = 0; look < 20 && (look < 2 || !isEnough(grown)); look += 1) {
    const { statuses, failures } = await visit();
    expect(failures).toEqual({});
    expect(Object.keys(statuses)).toEqual(['200']);
    grown = residentMegabytes(site) - before;
  }
  for (const { socket } of readers satisfies TestConnection[]) socket.destroy();
  return grown;
}
