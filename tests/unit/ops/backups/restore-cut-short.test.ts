import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createSqliteStore } from '../../../../src/enquiries/store/sqlite-store.ts';
import { makeBackup } from '../../../../src/ops/backups/backup-files.ts';
import { restoreBackup } from '../../../../src/ops/backups/restore-backup.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, rename: vi.fn(original.rename) };
});

test('a restore that is cut short before its last step leaves the file in its place, and the next one knows what was erased', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const before = createSqliteStore({ path });
  await before.submitEnquiry(quoteSubmission());
  const { name } = await makeBackup(before, folder.path, noon);
  await before.forgetPerson({ by: { phone: '+919000000000' }, now: noon });
  await before.close();

  const backup = join(folder.path, name);
  // As where the process is killed, nothing comes after it.
  const original = vi.mocked(rename).getMockImplementation();
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (from === `${path}.incoming`) throw new Error('cut short');
    await original?.(from, to);
  });
  await expect(restoreBackup(backup, path, noon)).rejects.toThrow('cut short');
  vi.mocked(rename).mockReset();
  expect(await restoreBackup(backup, path, noon + 60_000)).toMatchObject({
    enquiries: 0,
    takenBack: { erased: 1 },
  });
});
