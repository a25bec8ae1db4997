import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migrations } from '../../../../../src/enquiries/store/migrations.ts';
import { openDatabase } from '../../../../../src/enquiries/store/sqlite/open-database.ts';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

const rounds = 100;
const versions = migrations('sqlite');

test('two processes that open a new store at the same instant both have it', async () => {
  const opener = fileURLToPath(new URL('../../../../harness/enquiries/open-at.ts', import.meta.url));
  const openers = [fork(opener), fork(opener)];
  await Promise.all(openers.map(answer));
  const ends: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await using folder = await createTemporaryFolder();
    const at = Date.now() + 5;
    const answers = Promise.all(openers.map(answer));
    for (const child of openers) child.send({ path: join(folder.path, 'enquiries.db'), at });
    ends.push(...(await answers));
  }
  for (const child of openers) child.kill();
  expect(ends.filter((end) => end !== 'opened')).toEqual([]);
});

async function answer(child: ChildProcess): Promise<unknown> {
  const [end] = await once(child, 'message');
  return end;
}

test('a store that the first version made is brought up to date with what is in it', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  makeStore(path, 1);
  using database = openDatabase(path);
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: versions.length });
  expect(database.prepare(`select value from note where name = 'kept'`).get()).toEqual({ value: 1 });
  expect(database.prepare('select count(*) as quotas from quota').get()).toEqual({ quotas: 0 });
});

test('a store of a newer version is refused, and left as it is', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  makeStore(path, versions.length + 1);
  const before = readFileSync(path);
  expect(() => openDatabase(path)).toThrow(expect.objectContaining({ failure: 'newer-schema' }));
  expect(readFileSync(path)).toEqual(before);
});

test('a link to a disk that is away is no new store, and stays', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  symlinkSync(join(folder.path, 'away', 'enquiries.db'), path);
  expect(() => openDatabase(path)).toThrow(expect.objectContaining({ failure: 'unavailable' }));
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder.path)).toEqual(['enquiries.db']);
});

/** A store as the version wrote it whose schema has this number; of one to come the schema of now. */
function makeStore(path: string, version: number): void {
  using database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal');
  for (const statement of versions.slice(0, version).flat()) database.exec(statement);
  database.exec(`insert into note (name, value) values ('kept', 1); pragma user_version = ${version}`);
}
