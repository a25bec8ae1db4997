import { expect, test } from 'vitest';
import { blockingWork } from '../../../../src/tools/lighthouse/blocking-work.ts';

const page = { pid: 1, tid: 1 };
const paint = { ...page, name: 'firstContentfulPaint', ts: 100_000 };

test('what a task of the main thread works beyond 50 ms of a phone counts, from the first paint on', () => {
  const before = { ...page, name: 'RunTask', ts: 60_000, dur: 30_000, tdur: 30_000 };
  const painting = { ...page, name: 'RunTask', ts: 90_000, dur: 20_000, tdur: 20_000 };
  const after = { ...page, name: 'RunTask', ts: 300_000, dur: 15_000, tdur: 15_000 };
  expect(blockingWork([before, painting, paint, after])).toBe(30 + 10);
});

test('what a task has waited for the processor does not count, nor other threads, processes and parts of tasks', () => {
  const waited = { ...page, name: 'RunTask', ts: 200_000, dur: 300_000, tdur: 5_000 };
  const long = { name: 'RunTask', ts: 200_000, dur: 300_000, tdur: 300_000 };
  const part = { ...long, ...page, name: 'FunctionCall' };
  expect(blockingWork([paint, waited, { ...long, pid: 2, tid: 1 }, { ...long, pid: 1, tid: 2 }, part])).toBe(
    0,
  );
});

test('a page that was never painted has no figure', () => {
  expect(() => blockingWork([])).toThrow('no first contentful paint');
});
