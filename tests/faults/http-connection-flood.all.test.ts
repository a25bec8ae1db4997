import { expect, test } from 'vitest';
import { openConnection } from '../harness/http-server.ts';
import { answersOf, type LoadResult, putLoad } from '../harness/load.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';

const ceiling = 100;
const floodSize = 700;

test('someone who holds many times the ceiling in silent connections keeps nobody else out', {
  timeout: 60_000,
}, async () => {
  const visitors = await visitUnderFlood([]);
  expect(visitors.failures).toEqual({});
  expect(visitors.statuses).toEqual({ 200: 100 });
});

test('mutation: where no connection makes room, visitors are refused', { timeout: 60_000 }, async () => {
  const visitors = await visitUnderFlood(['nobody makes room']);
  // Not all: a slot that the flood lets go of may fall to a visitor.
  expect(visitors.failures).not.toEqual({});
  expect(answersOf(visitors)).toBeLessThan(100);
});

async function visitUnderFlood(mutations: readonly Mutation[]): Promise<LoadResult> {
  await using site = await startMutatedSite(mutations, {
    LOG_LEVEL: 'silent',
    MAX_CONNECTIONS: String(ceiling),
  });
  let isOver = false;
  const flood = new Set<ReturnType<typeof openConnection>>();
  // Whoever is thrown out comes back at once.
  function hold(): void {
    if (isOver) return;
    const connection = openConnection(site.port);
    flood.add(connection);
    void connection.closed.then(() => {
      flood.delete(connection);
      setTimeout(hold, 100);
    });
  }
  for (let index = 0; index < floodSize; index += 1) hold();
  await expect
    .poll(() => [...flood].filter(({ socket }) => !socket.connecting).length)
    .toBeGreaterThan(ceiling);
  const visitors = await putLoad({
    url: site.url,
    paths: ['/', '/pricing'],
    connections: 10,
    rate: 50,
    ms: 2000,
    // Each visit over a connection of its own.
    headers: { Connection: 'close' },
  });
  isOver = true;
  for (const { socket } of flood) socket.destroy();
  return visitors;
}
