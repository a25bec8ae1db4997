import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { rounds } from './fixtures/rounds.ts';
import { holdSlowly, type SlowClients } from './fixtures/slow-clients.ts';

// Whether other visitors notice them is in http-slow-senders.all.test.ts.

// 1,000 slow senders, 10,000 with ROUNDS=10. With ROUNDS the limits are waited for as they are, otherwise they are
// shortened; tests/unit/http/http-server.test.ts holds their values.
const senderCount = 1000 * rounds(1);
const bodyCount = 50;
const shortened: readonly Mutation[] = process.env.ROUNDS ? [] : ['short time-outs'];
const environment = { LOG_LEVEL: 'info', MAX_CONNECTIONS: '20000' };

test('senders that never finish are cut', async () => {
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

test('mutation: without the time-outs they hold on', async () => {
  await using site = await startMutatedSite(['no time-outs'], environment);
  await using headers = sendHeaders(site, 20);
  await using bodies = sendBodies(site, 20);
  await wait(6000);
  expect([headers.counts().open, bodies.counts().open]).toEqual([20, 20]);
  expect([refusals(headers), refusals(bodies)]).toEqual([0, 0]);
});

function sendHeaders(site: BuiltSite, count: number): SlowClients {
  return holdSlowly(site, { kind: 'header', path: '/', count });
}

function sendBodies(site: BuiltSite, count: number): SlowClients {
  return holdSlowly(site, { kind: 'body', path: '/contact', count });
}

function refusals(clients: SlowClients): number {
  return clients.counts().refused['408'] ?? 0;
}
