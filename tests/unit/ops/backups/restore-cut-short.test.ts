import type { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createSqliteStore } from '../../../../src/enquiries/store/sqlite-store.ts';
import { makeBackup } from '../../../../src/ops/backups/backup-files.ts';
import { restoreBackup } from '../../../../src/ops/backups/restore-backup.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
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
  const cutShort = await restoreThatEndsAt(`${path}.incoming`);
  await expect(cutShort(backup, path, noon)).rejects.toThrow('cut short');
  expect(await restoreBackup(backup, path, noon + 60_000)).toMatchObject({
    enquiries: 0,
    takenBack: { erased: 1 },
  });
});

/** One that never gets to give this file its name; as where the process is killed, nothing comes after. */
async function restoreThatEndsAt(file: string): Promise<typeof restoreBackup> {
  vi.resetModules();
  vi.doMock('node:fs/promises', async (importOriginal) => {
    const original = await importOriginal<typeof import('node:fs/promises')>();
    const renameOthers: typeof rename = async (from, to) => {
      if (from === file) throw new Error('cut short');
      await original.rename(from, to);
    };
    return { ...original, rename: renameOthers };
  });
  return (await import('../../../../src/ops/backups/restore-backup.ts')).restoreBackup;
}
