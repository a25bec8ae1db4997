import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../harness/built-site.ts';
import { distDir } from '../harness/dist-dir.ts';
import { openConnection, type TestConnection } from '../harness/http-server.ts';
import { type LoadResult, putLoad } from '../harness/load.ts';
import { type Alteration, startAlteredSite } from './fixtures/altered-site.ts';

// What a reader leaves unread in the kernel is the kernel's; what does not fit there is held in the process.
const readerCount = 100;
const withoutPipelineLimit: readonly Alteration[] = [['maxPipelined: 2', 'maxPipelined: 1e3']];

test('readers that ask for the largest file again and again and read none of it hold no memory, and visitors are served', {
  timeout: 60_000,
}, async () => {
  const { grownMegabytes, visitors } = await askWithoutReading([]);
  console.info(`${readerCount} slow readers: the process grew by ${grownMegabytes} MB`);
  expect(grownMegabytes).toBeLessThan(100);
  expect(visitors.failures).toEqual({});
  expect(Object.keys(visitors.statuses)).toEqual(['200']);
});

test('SABOTAGE: without the limit of answers under way they fill the memory', {
  timeout: 60_000,
}, async () => {
  const { grownMegabytes } = await askWithoutReading(withoutPipelineLimit);
  expect(grownMegabytes).toBeGreaterThan(200);
});

async function askWithoutReading(
  alterations: readonly Alteration[],
): Promise<{ grownMegabytes: number; visitors: LoadResult }> {
  await using site = await startAlteredSite(alterations, { LOG_LEVEL: 'silent' });
  await visit(site);
  const before = residentMegabytes(site);
  const asset = await largestAsset();
  const readers = await Promise.all(
    Array.from({ length: readerCount }, async () => {
      const reader = openConnection(site.port);
      await once(reader.socket, 'connect');
      reader.socket.pause();
      // In one piece, which is how a parser gets to see many requests before it has sent one answer.
      reader.socket.write(`GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(24));
      return reader;
    }),
  );
  const visitors = await visit(site);
  const grownMegabytes = residentMegabytes(site) - before;
  for (const { socket } of readers satisfies TestConnection[]) socket.destroy();
  return { grownMegabytes, visitors };
}

function visit({ url }: BuiltSite): Promise<LoadResult> {
  return putLoad({ url, paths: ['/', '/pricing', '/faq'], connections: 10, rate: 50, ms: 3000 });
}

/** Memory of the site's process; Linux only. */
function residentMegabytes(site: BuiltSite): number {
  const [, resident] = readFileSync(`/proc/${site.process.pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(resident) * 4096) / 1e6);
}

async function largestAsset(): Promise<string> {
  const names = await readdir(`${distDir}assets`);
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${distDir}assets/${name}`)).size));
  return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
}
