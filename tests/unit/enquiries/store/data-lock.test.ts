import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDataLock, waitForLock } from '../../../../src/enquiries/store/data-lock.ts';
import { StoreError, type StoreFailure } from '../../../../src/enquiries/store/store-error.ts';
import { createManualClock } from '../../../harness/enquiries/manual-clock.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

test('a lock file that is rubbish is taken at once, and keeps others out', async () => {
  await using folder = await createTemporaryFolder();
  writeFileSync(join(folder.path, 'lock.db'), 'rubbish\n');
  const lock = createDataLock(folder.path);
  expect(lock.take()).toBe(true);
  expect(createDataLock(folder.path).take()).toBe(false);
  lock.release();
});

test('a folder that cannot be used is said once for each reason, and asked for until it can', async () => {
  const clock = createManualClock();
  const failures: StoreFailure[] = ['unavailable', 'unavailable', 'unavailable', 'full', 'full'];
  const said: string[] = [];
  const waiting = waitForLock(
    {
      take: () => {
        const failure = failures.shift();
        if (failure) throw new StoreError(failure);
        return true;
      },
      holder: () => '',
      release: () => {},
    },
    {
      clock,
      waitMs: 0,
      signal: new AbortController().signal,
      onFailure: ({ failure }) => said.push(failure),
    },
  );
  while (failures.length > 0) {
    clock.advance(1000);
    await setImmediate();
  }
  clock.advance(1000);
  expect(await waiting).toBe('taken');
  expect(said).toEqual(['unavailable', 'full']);
});
