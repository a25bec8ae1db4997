import { expect, test } from 'vitest';
import { type CheckResult, createReadiness } from '../../../src/ops/readiness.ts';

test('without checks a process is ready', async () => {
  expect(await createReadiness().report()).toEqual({
    isReady: true,
    reasons: [],
    checks: { draining: { isReady: true } },
  });
});

test('what fails is named, and what works keeps its detail', async () => {
  const readiness = createReadiness();
  readiness.register('store', async () => ({ isReady: false, reason: 'store-full' }));
  readiness.register('outbox', () => ({ isReady: true, detail: 'nobody is told' }));
  expect(await readiness.report()).toMatchObject({
    isReady: false,
    reasons: ['store-full'],
    checks: { outbox: { isReady: true, detail: 'nobody is told' } },
  });
});

test('a check that throws or hangs is a reason, without its words', async () => {
  const readiness = createReadiness({ timeoutMs: 20 });
  readiness.register('store', () => Promise.reject(new Error('password=secret')));
  readiness.register('disk', () => new Promise(() => {}));
  const report = await readiness.report();
  expect(report.reasons).toEqual(['store-failed', 'disk-timeout']);
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('a check that hangs is begun again once it has ended, and not before, however often is asked', async () => {
  const readiness = createReadiness({ timeoutMs: 1, freshForMs: -1 });
  const begun: PromiseWithResolvers<CheckResult>[] = [];
  readiness.register('disk', () => {
    begun.push(Promise.withResolvers());
    return begun.at(-1)?.promise ?? Promise.reject();
  });
  for (let asked = 0; asked < 5; asked += 1)
    expect((await readiness.report()).reasons).toEqual(['disk-timeout']);
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error('EIO'));
  await Promise.allSettled(begun.map(({ promise }) => promise));
  expect((await readiness.report()).reasons).toEqual(['disk-timeout']);
  expect(begun).toHaveLength(2);
});

test('those who ask at once share one run', async () => {
  const readiness = createReadiness();
  let runs = 0;
  readiness.register('store', async () => {
    runs += 1;
    return { isReady: true };
  });
  await Promise.all([readiness.report(), readiness.report()]);
  await readiness.report();
  expect(runs).toBe(1);
});

test('draining shows at once, whatever was asked before', async () => {
  const readiness = createReadiness();
  await readiness.report();
  readiness.drain();
  expect((await readiness.report()).reasons).toEqual(['draining']);
});
