import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyStore } from '../../../../../src/enquiries/store/sqlite/copy-store.ts';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

test('where a copy fails nothing of it is left', async () => {
  await using folder = await createTemporaryFolder();
  const [from, to] = [join(folder.path, 'no-database'), join(folder.path, 'copy.db')];
  writeFileSync(from, 'not a database'.repeat(1000));
  expect(await copyStore({ from, to })).toMatchObject({ failure: 'damaged' });
  expect(existsSync(to)).toBe(false);
});

test('what is there already is not copied over, and stays', async () => {
  await using folder = await createTemporaryFolder();
  const to = join(folder.path, 'copy.db');
  writeFileSync(to, 'kept');
  expect(await copyStore({ from: to, to })).toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(to, 'utf8')).toBe('kept');
});
