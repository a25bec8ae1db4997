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
  const admission = createAdmission({
    delay: () => 0,
    onChange: (change) => changes.push(change),
    ...options,
  });
  return { admission, changes };
}

test('work starts one piece after the other, what is due first', async () => {
  const { admission } = startAdmission();
  const started: string[] = [];
  const note = (name: string) => () => void started.push(name);
  const all = [
    admission.enter('refusable').then(note('first')),
    admission.enter('refusable').then(note('second')),
    admission.enter('due').then(note('due')),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.resolve();
  expect(started).toEqual(['due']);
  await Promise.all(all);
  expect(started).toEqual(['due', 'first', 'second']);
});

test('work is refused when too much waits, what is due never', async () => {
  const { admission, changes } = startAdmission({ mostWaiting: 2 });
  const waiting = [admission.enter('refusable'), admission.enter('refusable')];
  await expect(admission.enter('refusable')).rejects.toThrow(OverloadError);
  await expect(admission.enter('due')).resolves.toBeUndefined();
  await Promise.all(waiting);
  expect(admission.isShedding()).toBe(true);
  expect(changes).toEqual([{ isShedding: true, refused: 1 }]);
});

test('work is refused when too many are under way, until one leaves', async () => {
  const { admission } = startAdmission({ mostInside: 1 });
  await admission.enter('refusable');
  await expect(admission.enter('refusable')).rejects.toThrow(OverloadError);
  admission.leave();
  await expect(admission.enter('refusable')).resolves.toBeUndefined();
});

test('work is refused while the event loop runs late', async () => {
  let delay = 200;
  const { admission } = startAdmission({ delay: () => delay, mostDelay: 150 });
  // A lone visitor is let in: lateness without work of ours says nothing about what one more would do.
  await expect(admission.enter('refusable')).resolves.toBeUndefined();
  await expect(admission.enter('refusable')).rejects.toThrow(OverloadError);
  delay = 20;
  await expect(admission.enter('refusable')).resolves.toBeUndefined();
});

test('the overload is told of twice: when it begins, and when it is over with the number of refusals', async () => {
  const { admission, changes } = startAdmission({ mostInside: 0, calmAfter: 30 });
  for (const _ of [1, 2, 3]) await admission.enter('refusable').catch(() => {});
  await wait(100);
  expect(changes).toEqual([
    { isShedding: true, refused: 1 },
    { isShedding: false, refused: 3 },
  ]);
  expect(admission.isShedding()).toBe(false);
});
