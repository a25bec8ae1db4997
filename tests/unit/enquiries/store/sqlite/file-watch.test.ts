import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
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

describe.each(['verify', 'accept'] as const)('%s', (look) => {
  test('a file that a VACUUM made shorter is whole, also where the log has more of it already', async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.path, 'enquiries.db');
    using database = openDatabase(path);
    fill(database);
    database.exec('delete from note; pragma wal_checkpoint(truncate)');
    const watch = createFileWatch(path);
    const before = statSync(path).size;
    using beside = new DatabaseSync(path);
    beside.exec('vacuum; pragma wal_checkpoint(truncate)');
    expect(statSync(path).size).toBeLessThan(before);
    fill(beside);
    expect(() => watch[look]()).not.toThrow();
    expect(() => watch.verify()).not.toThrow();
  });

  test.each([
    ['a byte', (size: number) => size - 1],
    ['a page', (size: number) => size - 4096],
    ['all but half a page', () => 2048],
    ['all', () => 0],
  ])('a file that has lost %s is damaged, whatever is in the log', async (_what, left) => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.path, 'enquiries.db');
    using database = openDatabase(path);
    fill(database);
    database.exec('pragma wal_checkpoint(truncate)');
    database.exec(`update note set value = 1 where name = 'opened'`);
    const watch = createFileWatch(path);
    truncateSync(path, left(statSync(path).size));
    const damaged = expect.objectContaining({ failure: 'damaged', code: 'truncated' });
    expect(() => watch[look]()).toThrow(damaged);
  });
});

function fill(database: DatabaseSync): void {
  const insert = database.prepare('insert into note (name, value) values (?, 0)');
  for (let row = 0; row < 20; row += 1) insert.run(`${row} ${'x'.repeat(2000)}`);
}
