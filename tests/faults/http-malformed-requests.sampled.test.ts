import { expect, test } from 'vitest';
import { isRest } from '../harness/sample-of.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import { rounds } from './fixtures/rounds.ts';
import { sendMutations } from './fixtures/send-mutations.ts';

// 2,000 in `npm test`, 100,000 in `npm run test:all`, a million with ROUNDS=500. SEED repeats a run.
const requestCount = 2_000 * rounds(1, 50);
const seed = Number(process.env.SEED ?? Date.now() % 1e9);

test('mutated requests bring no 5xx, no crash, and every answer has every security header', {
  timeout: 3_600_000,
}, async () => {
  await using site = await startMutatedSite([], { LOG_LEVEL: 'error' });
  const found = await sendMutations(site, requestCount, seed);
  console.info(
    `seed ${seed}: ${requestCount} requests, answers ${JSON.stringify(found.statuses)}, none to ${found.unanswered}`,
  );
  expect(found.failures).toEqual({});
  expect(found.bare).toEqual([]);
  // Else the server was too slow for what this is to find.
  expect(found.unanswered).toBeLessThan(requestCount / 3);
  expect(Object.keys(found.statuses).filter((status) => status >= '500')).toEqual([]);
  expect(site.process.exitCode).toBeNull();
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output()).toBe('');
});

test.runIf(!isRest)('mutation: without answers of our own some come bare', { timeout: 120_000 }, async () => {
  await using site = await startMutatedSite(['no answers of our own'], { LOG_LEVEL: 'error' });
  const { bare } = await sendMutations(site, 500, seed);
  expect(bare.length).toBeGreaterThan(0);
});
