import { renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createLiveDatabase } from '../../../../../src/enquiries/store/sqlite/live-database.ts';
import { openDatabase } from '../../../../../src/enquiries/store/sqlite/open-database.ts';
import { noon, quoteSubmission } from '../../../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

const submit = { id: 1, name: 'submitEnquiry', input: quoteSubmission() } as const;
const forget = { id: 2, name: 'forgetPerson', input: { by: { phone: '+919000000009' }, now: noon } } as const;

test('what is committed is told as stored though the log cannot be emptied after it, and that is said', async () => {
  await using folder = await createTemporaryFolder();
  const kept: string[] = [];
  const live = createLiveDatabase({
    path: join(folder.path, 'enquiries.db'),
    now: () => noon,
    onRecovery: () => {},
    onWalKept: ({ failure }) => kept.push(failure),
    open: (path) =>
      openWith(path, (sql, exec) => {
        if (sql.includes('wal_checkpoint')) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
        exec();
      }),
  });
  expect(live.run([submit, forget])).toMatchObject([
    { id: 1, result: { outcome: 'stored' } },
    { id: 2, result: [] },
  ]);
  expect(kept).toEqual(['unavailable']);
  live.close();
});

test('what is committed is told as stored though nobody can look at the file after it', async () => {
  await using folder = await createTemporaryFolder();
  const data = join(folder.path, 'data');
  const live = createLiveDatabase({
    path: join(data, 'enquiries.db'),
    now: () => noon,
    onRecovery: () => {},
    open: (path) =>
      openWith(path, (sql, exec) => {
        exec();
        if (sql === 'commit') hide(dirname(path));
      }),
  });
  expect(live.run([submit])).toMatchObject([{ id: 1, result: { outcome: 'stored' } }]);
  live.close();
});

/** A store's file that executes each statement by way of `around`. */
function openWith(path: string, around: (sql: string, exec: () => void) => void): DatabaseSync {
  const database = openDatabase(path);
  const { exec } = database;
  database.exec = (sql) => around(sql, () => exec.call(database, sql));
  return database;
}

/** Puts a link that leads to itself in the place of a folder. */
function hide(folder: string): void {
  renameSync(folder, `${folder}-hidden`);
  symlinkSync(folder, folder);
}
