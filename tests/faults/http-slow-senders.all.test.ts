import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { rounds } from './fixtures/rounds.ts';
import { holdSlowly, type SlowClients } from './fixtures/slow-clients.ts';
import { isUnmoved, visitWithAndWithout } from './fixtures/with-and-without.ts';

// That they are cut is in http-cut-senders.all.test.ts.

// 1,000 slow senders, 10,000 with ROUNDS=10. With ROUNDS the limits are waited for as they are, otherwise they are
// shortened, so that all are cut and come again five times as often.
const senderCount = 1000 * rounds(1);
const shortened: readonly Mutation[] = process.env.ROUNDS ? [] : ['short time-outs'];
const environment = { LOG_LEVEL: 'info', MAX_CONNECTIONS: '20000' };

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

function sendHeaders(site: BuiltSite, count: number): SlowClients {
  return holdSlowly(site, { kind: 'header', path: '/', count });
}
