import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { type LoadResult, putLoad } from '../harness/load.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { rounds } from './fixtures/rounds.ts';
import { holdSlowly, type SlowClients } from './fixtures/slow-clients.ts';
import { isUnmoved, visitWithAndWithout } from './fixtures/with-and-without.ts';

// 1,000 slow senders, 10,000 with ROUNDS=10. With ROUNDS the limits are waited for as they are, otherwise they are
// shortened, so that all are cut and come again five times as often;
// tests/unit/http/http-server.test.ts holds their values.
const senderCount = 1000 * rounds(1);
const bodyCount = 50;
const shortened: readonly Mutation[] = process.env.ROUNDS ? [] : ['short time-outs'];
const environment = { LOG_LEVEL: 'info', MAX_CONNECTIONS: '20000' };

test('senders that never finish are cut', { timeout: 60_000 }, async () => {
  await using site = await startMutatedSite(shortened, environment);
  await using headers = sendHeaders(site, senderCount);
  await using bodies = sendBodies(site, bodyCount);
  await expect.poll(() => headers.counts().open, { timeout: 20_000 }).toBe(senderCount);
  await expect.poll(() => refusals(headers), { timeout: 30_000 }).toBeGreaterThanOrEqual(senderCount);
  await expect.poll(() => refusals(bodies), { timeout: 30_000 }).toBeGreaterThanOrEqual(bodyCount);
  for (const { refused, withoutPolicy, broken } of [headers.counts(), bodies.counts()]) {
    expect(Object.keys(refused)).toEqual(['408']);
    expect({ withoutPolicy, broken }).toEqual({ withoutPolicy: 0, broken: 0 });
  }
});

test('mutation: without the time-outs they hold on', { timeout: 60_000 }, async () => {
  await using site = await startMutatedSite(['no time-outs'], environment);
  await using headers = sendHeaders(site, 20);
  await using bodies = sendBodies(site, 20);
  await wait(6000);
  expect([headers.counts().open, bodies.counts().open]).toEqual([20, 20]);
  expect([refusals(headers), refusals(bodies)]).toEqual([0, 0]);
});

test('other visitors do not notice slow senders', { timeout: 240_000 }, async () => {
  await using site = await startMutatedSite(shortened, environment);
  const compared = await visitWithAndWithout(site, () => sendHeaders(site, senderCount), 'unmoved');
  expect(compared).toSatisfy(isUnmoved);
});

test('mutation: where all are answered in the turn in which their time is over, visitors notice', {
  timeout: 240_000,
}, async () => {
  await using site = await startMutatedSite([...shortened, 'time-outs in one turn'], environment);
  // One turn of a thousand is near what windows differ by among themselves.
  const compared = await visitWithAndWithout(site, () => sendHeaders(site, 3 * senderCount), 'moved');
  expect(compared).not.toSatisfy(isUnmoved);
});

test('10,000 silent connections, five times the ceiling, keep nobody out', { timeout: 120_000 }, async () => {
  const { visitors, held } = await visitAmongSilent([]);
  expect(held).toBeLessThan(3000);
  expect(visitors.failures).toEqual({});
  expect(visitors.statuses).toEqual({ 200: 150 });
});

test('mutation: where no connection makes room for them, visitors are refused', {
  timeout: 120_000,
}, async () => {
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

function sendHeaders(site: BuiltSite, count: number): SlowClients {
  return holdSlowly(site, { kind: 'header', path: '/', count });
}

function sendBodies(site: BuiltSite, count: number): SlowClients {
  return holdSlowly(site, { kind: 'body', path: '/contact', count });
}

function refusals(clients: SlowClients): number {
  return clients.counts().refused['408'] ?? 0;
}
