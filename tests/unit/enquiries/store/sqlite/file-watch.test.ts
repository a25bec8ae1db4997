import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileWatch } from '../../../../../src/enquiries/store/sqlite/file-watch.ts';
import { openDatabase } from '../../../../../src/enquiries/store/sqlite/open-database.ts';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

test('a file that is deleted while something is written to it is not forgotten', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  using _database = openDatabase(path);
  const watch = createFileWatch(path);
  rmSync(path);
  expect(() => watch.accept()).toThrow(expect.objectContaining({ failure: 'damaged' }));
});
