import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type Admission,
  type AdmissionOptions,
  createAdmission,
  OverloadError,
} from '../../../src/http/admission.ts';

function startAdmission(options: Partial<AdmissionOptions> = {}): {
  admission: Admission;
  changes: unknown[];
} {
  const changes: unknown[] = [];
  const admission = createAdmission({ onChange: (change) => changes.push(change), ...options });
  return { admission, changes };
}

/** Enters each and resolves with the order in which they started. */
async function orderOf(
  admission: Admission,
  work: readonly [name: string, kind: 'page' | 'post' | 'due', address: string][],
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

test('work starts one piece after the other, what is due first', async () => {
  const { admission } = startAdmission();
  expect(
    await orderOf(admission, [
      ['first', 'page', 'a'],
      ['second', 'page', 'a'],
      ['due', 'due', 'a'],
    ]),
  ).toBe('due first second');
});

test('addresses take turns, by IPv6 the networks of a household', async () => {
  const { admission } = startAdmission();
  expect(
    await orderOf(admission, [
      ['a1', 'page', '2001:db8::1'],
      ['a2', 'page', '2001:db8::2'],
      ['a3', 'page', '2001:db8:0:1::1'],
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

test('who would wait too long is refused at once, whoever has asked for less is not', async () => {
  // A turn counts as 5 ms until one is measured.
  const { admission, changes } = startAdmission({ maxWaitMs: 1000, calmAfterMs: 60_000 });
  const waiting = Array.from({ length: 201 }, () => admission.enter('page', 'a'));
  await expect(admission.enter('page', 'a')).rejects.toThrow(OverloadError);
  const others = [admission.enter('page', 'b'), admission.enter('post', 'a'), admission.enter('due', 'a')];
  await Promise.all([...waiting, ...others]);
  expect(admission.isShedding()).toBe(true);
  expect(changes).toEqual([{ isShedding: true, refused: 1 }]);
});

test('who waits longer than was expected is refused then, and takes no turn any more', async () => {
  const { admission } = startAdmission({ maxWaitMs: 20 });
  const first = admission.enter('page', 'a').then(() => {
    const blockedUntil = performance.now() + 100;
    while (performance.now() < blockedUntil);
  });
  const second = admission.enter('page', 'a');
  await first;
  await expect(second).rejects.toThrow(OverloadError);
  await expect(admission.enter('due', 'a')).resolves.toBeTypeOf('function');
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
  expect(admission.isShedding()).toBe(false);
});
