import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDataLock } from '../../../../src/enquiries/store/data-lock.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

test('a lock file that is rubbish is taken at once, and keeps others out', async () => {
  await using folder = await createTemporaryFolder();
  writeFileSync(join(folder.path, 'lock.db'), 'rubbish\n');
  const lock = createDataLock(folder.path);
  expect(lock.take()).toBe(true);
  expect(createDataLock(folder.path).take()).toBe(false);
  lock.release();
});
