import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { largestAsset } from './fixtures/largest-asset.ts';
import { leave } from './fixtures/leave.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';
import { rounds } from './fixtures/rounds.ts';

// 20,000 clients in the suite, a million with ROUNDS=50.
const clientCount = 20_000 * rounds(1);

/** Made for one request, so that there is a render to end. */
const made = '/contact?service=marble-polishing';

test('clients that leave bring no error line and leave no memory behind', {
  timeout: 3_600_000,
}, async () => {
  await using site = await startMutatedSite([], { LOG_LEVEL: 'info' });
  const levels = countLevels(site);
  // A page that is made costs as much as a hundred that are held.
  const asset = await largestAsset();
  const held = ['/', '/pricing', asset, '/faq', '/services', asset, '/about', '/gallery', asset, '/blog'];
  const paths = [made, ...held, ...held];
  // The heap takes its working size first.
  await leave(site, { paths, count: 10_000, when: 'both' });
  const memory = [residentMegabytes(site)];
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await leave(site, { paths, count: clientCount / 10, when: 'both' });
    memory.push(residentMegabytes(site));
  }
  console.info(`${clientCount} clients left: memory ${memory.join(' ')} MB, lines ${JSON.stringify(levels)}`);
  // On a busy machine an overload may be told of.
  expect(levels.info).toBeGreaterThan(clientCount / 2);
  expect([levels.error, levels.fatal]).toEqual([undefined, undefined]);
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(60);
  expect((await fetch(`${site.url}/pricing`)).status).toBe(200);
});

test('a client that leaves is one debug line', { timeout: 120_000 }, async () => {
  await using site = await startMutatedSite([], { LOG_LEVEL: 'debug' });
  await leave(site, { paths: [made, await largestAsset()], count: 500, when: 'both' });
  const lines = linesByRequest(site, 'debug');
  expect(lines.size).toBeGreaterThan(100);
  expect([...lines.values()].filter((count) => count > 1)).toEqual([]);
});

test('pages are not made for clients that have left', { timeout: 120_000 }, async () => {
  expect(await shareOfPagesMade([])).toBeLessThan(0.3);
});

test('mutation: a render that does not hear of the client is made for nobody', {
  timeout: 120_000,
}, async () => {
  expect(await shareOfPagesMade(['deaf to clients that leave'])).toBeGreaterThan(0.9);
});

/** Of the requests whose client left at once, the share for which a page was made. */
async function shareOfPagesMade(mutations: readonly Mutation[]): Promise<number> {
  const word = 'page made';
  // None is refused because others wait, and what is counted is made for somebody.
  const counted: readonly Mutation[] = ['told of pages made', 'everybody admitted', 'nothing in advance'];
  await using site = await startMutatedSite([...mutations, ...counted], { LOG_LEVEL: 'info' });
  const count = (text: string): number => site.output().split(text).length - 1;
  const before = count(word);
  await leave(site, { paths: [made], count: 500, when: 'soon' });
  // Where all of them are made, a busy machine is at it for some seconds.
  for (let last = -1; last !== count(word); await wait(2000)) last = count(word);
  const arrived = count('"route":"/contact"');
  console.info(`${count(word) - before} pages made for ${arrived} clients that left`);
  return (count(word) - before) / arrived;
}

/** Counts the lines of each level from now on, and keeps none. */
function countLevels({ process: { stdout } }: BuiltSite): Record<string, number> {
  const levels: Record<string, number> = {};
  stdout?.removeAllListeners('data').on('data', (chunk: Buffer) => {
    for (const [, level = ''] of chunk.toString('latin1').matchAll(/\{"level":"(\w+)"/g))
      levels[level] = (levels[level] ?? 0) + 1;
  });
  return levels;
}

function linesByRequest(site: BuiltSite, level: string): Map<unknown, number> {
  const lines = new Map<unknown, number>();
  for (const text of site.output().split('\n').filter(Boolean)) {
    const line = JSON.parse(text);
    if (line.level === level) lines.set(line.requestId, (lines.get(line.requestId) ?? 0) + 1);
  }
  return lines;
}
