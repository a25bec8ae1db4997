import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type Admission,
  type AdmissionOptions,
  createAdmission,
  OverloadError,
  type WorkKind,
} from '../../../src/http/admission.ts';
import { RenderAborted } from '../../../src/render/abort-reasons.ts';

function startAdmission(options: Partial<AdmissionOptions> = {}): {
  admission: Admission;
  changes: unknown[];
} {
  const changes: unknown[] = [];
  const admission = createAdmission({ onChange: (change) => changes.push(change), ...options });
  return { admission, changes };
}

/** Holds the thread for so many milliseconds, as a large page does. */
function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Counts turns of the event loop; returns what ends that with their number. */
function countTurns(): () => number {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return () => {
    clearImmediate(next);
    return turns;
  };
}

/** Enters each and resolves with the order in which they started. */
async function orderOf(
  admission: Admission,
  work: readonly [name: string, kind: WorkKind, address: string][],
): Promise<string> {
  const started: string[] = [];
  await Promise.all(
    work.map(async ([name, kind, address]) => {
      await admission.enter(kind, address);
      started.push(name);
    }),
  );
  return started.join(' ');
}

test('work of one kind and address starts one piece after the other, as it was asked for', async () => {
  const { admission } = startAdmission();
  expect(
    await orderOf(admission, [
      ['first', 'page', 'a'],
      ['second', 'page', 'a'],
      ['third', 'page', 'a'],
    ]),
  ).toBe('first second third');
});

test('addresses take turns, by IPv6 the networks of a customer, who may have a /48', async () => {
  const { admission } = startAdmission();
  expect(
    await orderOf(admission, [
      ['a1', 'page', '2001:db8::1'],
      ['a2', 'page', '2001:db8::2'],
      ['a3', 'page', '2001:db8:0:ff00::1'],
      ['b1', 'page', '203.0.113.1'],
      ['c1', 'page', '203.0.113.2'],
      ['b2', 'page', '203.0.113.1'],
    ]),
  ).toBe('a1 b1 c1 a2 b2 a3');
});

test('pages and posts take turns, however many there are of one', async () => {
  const { admission } = startAdmission();
  expect(
    await orderOf(admission, [
      ['post1', 'post', 'a'],
      ['post2', 'post', 'b'],
      ['post3', 'post', 'c'],
      ['page1', 'page', 'd'],
      ['page2', 'page', 'e'],
    ]),
  ).toBe('page1 post1 page2 post2 post3');
});

test('however long earlier work took, nobody is refused who does not wait long', async () => {
  const { admission, changes } = startAdmission({ maxWaitMs: 5_000 });
  for (const _ of [1, 2, 3]) {
    await admission.enter('page', 'a');
    keepBusy(150);
  }
  const waiting = Array.from({ length: 200 }, () => admission.enter('page', 'a'));
  await Promise.all(waiting);
  expect(changes).toEqual([]);
});

test('who has waited too long is refused, and takes no turn any more', async () => {
  const { admission, changes } = startAdmission({ maxWaitMs: 150, calmAfterMs: 60_000 });
  const first = admission.enter('page', 'a').then(() => keepBusy(400));
  const second = admission.enter('page', 'a');
  await first;
  await expect(second).rejects.toThrow(OverloadError);
  expect(changes).toEqual([{ isShedding: true, refused: 1 }]);
  await expect(admission.enter('page', 'a')).resolves.toBeTypeOf('function');
});

test('clients that have left take no turn, make nobody wait and count no more', async () => {
  const { admission, changes } = startAdmission({ maxInside: 51 });
  const left = new AbortController();
  const ahead = Array.from({ length: 50 }, () => admission.enter('page', 'a', left.signal));
  const behind = admission.enter('page', 'a');
  left.abort();
  for (const gone of ahead) await expect(gone).rejects.toThrow(RenderAborted);
  await expect(admission.enter('page', 'a', left.signal)).rejects.toThrow(RenderAborted);
  const stopCounting = countTurns();
  await behind;
  expect(stopCounting()).toBeLessThan(50);
  for (const _ of [1, 2, 3]) await expect(admission.enter('page', 'a')).resolves.toBeTypeOf('function');
  expect(changes).toEqual([]);
});

test('however long a piece of work takes, the event loop turns many times before the next', async () => {
  const { admission } = startAdmission();
  // React works in the turn after the one in which it was asked.
  const first = admission.enter('post', 'a').then(() => setImmediate(() => keepBusy(50)));
  const second = admission.enter('post', 'a');
  await first;
  const stopCounting = countTurns();
  await second;
  expect(stopCounting()).toBeGreaterThan(3);
});

test('with much under way an address has its share, until one of its answers is over', async () => {
  const { admission } = startAdmission({ maxInside: 4 });
  const leave = await admission.enter('page', 'a');
  for (const _ of [2, 3, 4]) await admission.enter('page', 'a');
  await expect(admission.enter('page', 'a')).rejects.toThrow(OverloadError);
  await expect(admission.enter('page', 'b')).resolves.toBeTypeOf('function');
  leave();
  leave();
  await expect(admission.enter('page', 'a')).rejects.toThrow(OverloadError);
  for (const address of ['c', 'd', 'e', 'f']) await admission.enter('page', address);
  await expect(admission.enter('page', 'g')).rejects.toThrow(OverloadError);
});

test('the overload is told of twice: when it begins, and when it is over with the number of refusals', async () => {
  const { admission, changes } = startAdmission({ maxInside: 0, calmAfterMs: 30 });
  for (const _ of [1, 2, 3]) await admission.enter('page').catch(() => {});
  await wait(100);
  expect(changes).toEqual([
    { isShedding: true, refused: 1 },
    { isShedding: false, refused: 3 },
  ]);
});
