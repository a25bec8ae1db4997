import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readConfig, readEnquiryConfig } from '../../../../src/config/config.ts';
import { createSqliteStore } from '../../../../src/enquiries/store/sqlite-store.ts';
import { StoreError } from '../../../../src/enquiries/store/store-error.ts';
import { backupName, listBackups, makeBackup } from '../../../../src/ops/backups/backup-files.ts';
import { reportLostFile } from '../../../../src/ops/backups/report-lost-file.ts';
import {
  rehearseRestore,
  restoreBackup,
  StoreInUseError,
} from '../../../../src/ops/backups/restore-backup.ts';
import { startBackups } from '../../../../src/ops/backups/start-backups.ts';
import { createManualClock } from '../../../harness/enquiries/manual-clock.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { keepLogLines } from '../../../harness/log-lines.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

const hour = 3_600_000;

test('a backup is made beside a store at work, private, with a checksum, and holds what was stored', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  await store.submitEnquiry(quoteSubmission());
  const { name } = await makeBackup(store, folder.path, noon);
  expect(name).toBe('enquiries-2026-11-21T06-30-00Z.db');
  expect(await readdir(folder.path)).toEqual([name, `${name}.sha256`]);
  expect((await stat(join(folder.path, name))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder.path, `${name}.sha256`), 'utf8')).toMatch(
    new RegExp(`^[0-9a-f]{64}  ${name}\n$`),
  );
  expect(await rehearseRestore(join(folder.path, name))).toEqual({
    enquiries: 1,
    pendingMessages: 1,
  });
  expect((await readdir(folder.path)).filter((left) => left.startsWith('.'))).toEqual([]);
});

test('however much is stored meanwhile, every backup is made, and whole', { timeout: 60_000 }, async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  let isOver = false;
  const writers = ['a', 'b', 'c', 'd'].map(async (writer) => {
    for (let count = 0; !isOver; count += 1)
      await store.submitEnquiry(quoteSubmission({ contentHash: `${writer}${count}` }));
  });
  try {
    for (let made = 0; made < 20; made += 1) await makeBackup(store, folder.path, noon + made * hour);
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  const [newest] = await listBackups(folder.path, noon + 20 * hour);
  const { enquiries } = await rehearseRestore(join(folder.path, newest?.name ?? ''));
  expect(enquiries).toBeGreaterThan(0);
});

test('nobody else reads a backup while it is written', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  await store.submitEnquiry(quoteSubmission());
  using database = new DatabaseSync(store.path);
  // Some thousand pages.
  database.prepare('insert into note (name, value) values (?, 1)').run('x'.repeat(20_000_000));
  const modes = new Set<number>();
  let isMade = false;
  const made = makeBackup(store, folder.path, noon).finally(() => {
    isMade = true;
  });
  while (!isMade) {
    for (const name of await readdir(folder.path)) {
      const found = await stat(join(folder.path, name)).catch(() => null);
      if (found && name.endsWith('.unfinished')) modes.add(found.mode & 0o777);
    }
  }
  await made;
  expect([...modes]).toEqual([0o600]);
});

test('what a backup that was killed left behind goes with the next one', async () => {
  await using folder = await createTemporaryFolder();
  const left = [
    '.enquiries-2026-01-01T00-00-00Z.db.unfinished',
    '.enquiries-2026-01-01T00-00-00Z.db.unfinished-journal',
  ];
  for (const name of [...left, 'of the operator']) await writeFile(join(folder.path, name), '');
  await makeBackup({ backup: (file) => writeFile(file, 'The copy') }, folder.path, noon);
  expect((await readdir(folder.path)).sort()).toEqual([
    backupName(noon),
    `${backupName(noon)}.sha256`,
    'of the operator',
  ]);
});

test.each([
  ['file', new StoreError('full', '13'), 'full'],
  ['file', Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' }), 'EIO'],
  ['file/in its place', new Error('never asked'), 'ENOTDIR'],
])(
  'a backup that cannot be written says where, and blames not the store: %#',
  async (place, failure, why) => {
    await using folder = await createTemporaryFolder();
    if (why === 'ENOTDIR') await writeFile(join(folder.path, 'file'), '');
    const target = join(folder.path, place);
    const made = makeBackup({ backup: () => Promise.reject(failure) }, target, noon);
    await expect(made).rejects.toThrow(`No backup could be written to ${target} (${why}): look at it`);
  },
);

test('a backup that fails for the store itself says what the store says', async () => {
  await using folder = await createTemporaryFolder();
  const damaged = { backup: () => Promise.reject(new StoreError('damaged', '11')) };
  await expect(makeBackup(damaged, folder.path, noon)).rejects.toThrow('The enquiry file is damaged');
});

test('a backup that fails leaves nothing that could be taken for one', async () => {
  await using folder = await createTemporaryFolder();
  const broken = { backup: () => Promise.reject(new Error('no room')) };
  await expect(makeBackup(broken, folder.path, noon)).rejects.toThrow('no room');
  expect(await readdir(folder.path)).toEqual([]);
});

const damages: readonly [what: string, damage: (path: string) => Promise<void>][] = [
  ['shortened', (path) => truncate(path, 4096)],
  ['overwritten', (path) => writeFile(path, 'not a database')],
];

for (const [what, damage] of damages) {
  test(`a backup that was ${what} is found out before it replaces anything`, async () => {
    await using store = await openSqliteStore();
    await using folder = await createTemporaryFolder();
    const { name } = await makeBackup(store, folder.path, noon);
    const backup = join(folder.path, name);
    await damage(backup);
    await expect(rehearseRestore(backup)).rejects.toThrow('does not match its checksum');
    await expect(restoreBackup(backup, join(folder.path, 'new.db'), noon)).rejects.toThrow();
    expect(await readdir(folder.path)).not.toContain('new.db');
  });
}

test.each([
  [
    'was damaged when it was made',
    (database: DatabaseSync) => database.exec('drop table outbox'),
    'refused a statement',
  ],
  [
    'is of a newer release',
    (database: DatabaseSync) => database.exec('pragma user_version = 99'),
    'written by a newer release',
  ],
  [
    'is the file of another program',
    (database: DatabaseSync) =>
      database.exec(
        'pragma foreign_keys = off; drop table outbox; drop table enquiry; drop table note; drop table tombstone; drop table quota; drop table quota_secret; pragma user_version = 0',
      ),
    'it is no enquiry file',
  ],
])('a backup that %s is named, and the enquiry file is not said to be at fault', async (_, spoil, why) => {
  await using folder = await createTemporaryFolder();
  await using store = await openSqliteStore();
  const spoiling = {
    backup: async (file: string) => {
      await store.backup(file);
      using database = new DatabaseSync(file);
      spoil(database);
    },
  };
  const { name } = await makeBackup(spoiling, folder.path, noon);
  const problem = rehearseRestore(join(folder.path, name));
  await expect(problem).rejects.toThrow(`${name} cannot be restored`);
  await expect(problem).rejects.toThrow(why);
  await expect(problem).rejects.not.toThrow('set aside');
});

/** A store at work in a folder, of whose first enquiry there is a backup. */
async function openWithBackup(folder: string) {
  const path = join(folder, 'enquiries.db');
  const backups = join(folder, 'backups');
  const before = createSqliteStore({ path });
  const { reference } = await before.submitEnquiry(quoteSubmission());
  const { name } = await makeBackup(before, backups, noon);
  return { path, before, reference, backup: join(backups, name) };
}

test('a restore brings the enquiries back and sets the file that was there aside', async () => {
  await using folder = await createTemporaryFolder();
  const { path, before, reference, backup } = await openWithBackup(folder.path);
  await before.submitEnquiry(quoteSubmission({ fields: { name: 'Ravi', phone: '90000 00001' } }));

  await expect(restoreBackup(backup, path, noon)).rejects.toThrow(StoreInUseError);
  await before.close();
  const restored = await restoreBackup(backup, path, noon);
  expect(restored).toMatchObject({ enquiries: 1, setAside: `${path}.before-restore-2026-11-21T06-30-00Z` });

  const after = createSqliteStore({ path });
  const aside = createSqliteStore({ path: restored.setAside ?? '' });
  expect(await after.listEnquiries({})).toMatchObject([{ reference }]);
  expect(await aside.listEnquiries({})).toHaveLength(2);
  await Promise.all([after.close(), aside.close()]);
});

test('what was erased or withdrawn since a backup stays so when that is restored, and is not sent', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const before = createSqliteStore({ path });
  const [erased, withdrawn, kept] = await Promise.all(
    ['1', '2', '3'].map((digit) =>
      before.submitEnquiry(quoteSubmission({ contentHash: digit, phone: `+91900000000${digit}` })),
    ),
  );
  const { name } = await makeBackup(before, join(folder.path, 'backups'), noon);
  await before.forgetPerson({ by: { phone: '+919000000001' }, now: noon });
  await before.withdrawEnquiry({ by: { token: withdrawn?.token ?? '' }, now: noon, channels: [] });
  await before.close();
  const restored = await restoreBackup(join(folder.path, 'backups', name), path, noon);
  expect(restored).toMatchObject({ enquiries: 2, takenBack: { erased: 1, withdrawn: 1 } });
  expect(await readFile(path, 'latin1')).not.toContain(erased?.token);

  const after = createSqliteStore({ path });
  const listed = await after.listEnquiries({});
  expect(new Map(listed.map(({ reference, state }) => [reference, state]))).toEqual(
    new Map([
      [withdrawn?.reference, 'withdrawn'],
      [kept?.reference, 'received'],
    ]),
  );
  expect(await after.countEnquiries({ since: 0 })).toMatchObject({ erased: 1, pendingMessages: 1 });
  expect(await after.check()).toEqual([]);
  await after.close();
});

test('a restore in place of a file that cannot be read says that nothing is known of what was taken back', async () => {
  await using folder = await createTemporaryFolder();
  const { path, before, backup } = await openWithBackup(folder.path);
  await before.close();
  await writeFile(path, 'not a database');
  expect(await restoreBackup(backup, path, noon)).toMatchObject({ enquiries: 1, takenBack: null });
});

test('a restore writes over no file that another one set aside in the same second', async () => {
  await using folder = await createTemporaryFolder();
  const { path, before, backup } = await openWithBackup(folder.path);
  await before.close();
  const { setAside } = await restoreBackup(backup, path, noon);
  const kept = await readFile(setAside ?? '');
  await expect(restoreBackup(backup, path, noon)).rejects.toThrow('is there already');
  expect(await readFile(setAside ?? '')).toEqual(kept);
  expect(await restoreBackup(backup, path, noon + 1000)).toMatchObject({ enquiries: 1 });
});

test('a restore that cannot copy the backup beside the enquiry file says so and changes nothing', async () => {
  await using folder = await createTemporaryFolder();
  const { path, before, reference, backup } = await openWithBackup(folder.path);
  await before.close();
  await mkdir(`${path}.incoming/taken`, { recursive: true });
  const end = restoreBackup(backup, path, noon);
  await expect(end).rejects.toThrow('Nothing has changed');
  expect((await readdir(folder.path)).sort()).toEqual([
    'backups',
    'enquiries.db',
    'enquiries.db.incoming',
    'lock.db',
    'lock.txt',
  ]);
  const after = createSqliteStore({ path });
  expect(await after.listEnquiries({})).toMatchObject([{ reference }]);
  await after.close();
});

test('two rehearsals at once do not disturb each other, and remove what one that was killed a day ago has left', async () => {
  await using folder = await createTemporaryFolder();
  const { before, backup } = await openWithBackup(folder.path);
  await before.close();
  const backups = dirname(backup);
  const left = {
    '.rehearsal-killed': Date.now() - 25 * hour,
    '.rehearsal-ahead': Date.now() + 25 * hour,
    '.rehearsal-other': Date.now(),
  };
  for (const [name, at] of Object.entries(left)) {
    await mkdir(join(backups, name));
    await utimes(join(backups, name), at / 1000, at / 1000);
  }
  const counted = { enquiries: 1, pendingMessages: 1 };
  expect(await Promise.all([rehearseRestore(backup), rehearseRestore(backup)])).toEqual([counted, counted]);
  expect((await readdir(backups)).filter((name) => name.startsWith('.'))).toEqual(['.rehearsal-other']);
});

test('one backup an hour and one rehearsal a day, whatever the wall clock does', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const { log, lines } = keepLogLines();
  const events = (event: string): number => lines.filter((line) => line.event === event).length;
  const stop = startBackups({ store, folder: folder.path, clock, log });
  await expect.poll(() => [events('backup'), events('rehearsal')], { timeout: 10_000 }).toEqual([1, 1]);

  clock.jump(-3 * hour);
  for (let passed = 0; passed < 60; passed += 1) {
    clock.advance(60_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => events('backup'), { timeout: 10_000 }).toBe(2);
  expect(events('rehearsal')).toBe(1);
  expect(await listBackups(folder.path, clock.now())).toHaveLength(2);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      event: 'rehearsal',
      // Not `name`, which is redacted.
      backup: expect.stringMatching(/^enquiries-.*\.db$/),
      enquiries: 0,
      pendingMessages: 0,
    }),
  );
  await stop();
});

test('after a start under a clock a year ahead a backup is made at once, is the one tried, and is the one to go back to', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const { name: bogus } = await makeBackup(store, folder.path, clock.now() + 400 * 24 * hour);
  const { log, lines } = keepLogLines();
  const stop = startBackups({ store, folder: folder.path, clock, log });
  const rehearsal = () => lines.find(({ event }) => event === 'rehearsal');
  await expect.poll(rehearsal, { timeout: 10_000 }).toMatchObject({ backup: backupName(noon) });
  await stop();
  expect(await readdir(folder.path)).toContain(bogus);

  const enquiries = { ...readEnquiryConfig({}), databaseUrl: null, dataDirectory: join(folder.path, 'none') };
  const operations = { ...readConfig({}).operations, backupFolder: folder.path };
  await reportLostFile({ enquiries, operations }, log, clock.now());
  expect(lines.at(-1)).toMatchObject({ event: 'lost-file', backup: backupName(noon) });
});

test('an enquiry file that is left beside PostgreSQL is said at the start, and no file is not', async () => {
  await using folder = await createTemporaryFolder();
  const { log, lines } = keepLogLines();
  const enquiries = {
    ...readEnquiryConfig({}),
    databaseUrl: 'postgresql://site@127.0.0.1/site',
    dataDirectory: folder.path,
  };
  const { operations } = readConfig({});
  await reportLostFile({ enquiries, operations }, log);
  expect(lines).toEqual([]);
  const file = join(folder.path, 'enquiries.db');
  await writeFile(file, '');
  await reportLostFile({ enquiries, operations }, log);
  expect(lines).toMatchObject([{ level: 'warn', event: 'left-file', file }]);
});

test('what cannot be removed is an error line, brings no backup before the hour is over, and keeps nothing else', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const expired = Array.from({ length: 20 * 24 }, (_, index) => backupName(noon - index * hour));
  for (const name of expired) await writeFile(join(folder.path, name), '');
  // The oldest is followed by a folder in the place of its checksum.
  await mkdir(join(folder.path, `${expired.at(-1)}.sha256`));
  clock.jump(hour);
  const { log, lines } = keepLogLines();
  const stop = startBackups({ store, folder: folder.path, clock, log });
  const linesOf = (event: string) => lines.filter((line) => line.event === event);
  await expect.poll(() => linesOf('rehearsal').length).toBe(1);
  expect(linesOf('backup')).toMatchObject([{ level: 'info' }]);
  expect(linesOf('rotation')).toMatchObject([
    { level: 'error', err: { message: expect.stringContaining(`${expired.at(-1)}`) } },
  ]);
  const left = (await readdir(folder.path)).filter((name) => name.endsWith('.db'));
  expect(left.length).toBeLessThan(48 + 14 + 2);
  for (let passed = 0; passed < 50; passed += 1) {
    clock.advance(60_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await stop();
  expect(linesOf('backup')).toHaveLength(1);
});

test('backups leave room on their disk: the oldest go before their time, the newest three never', async () => {
  await using store = await openSqliteStore();
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const before = Array.from({ length: 20 }, (_, index) => backupName(noon - (index + 1) * hour));
  for (const name of before) await writeFile(join(folder.path, name), '');
  const { log, lines } = keepLogLines();
  // As large as no disk has room for; nothing of it is written.
  await truncate(join(folder.path, before[0] ?? ''), 2 ** 42);
  const stop = startBackups({ store, folder: folder.path, clock, log });
  await expect.poll(() => lines.some(({ event }) => event === 'rehearsal')).toBe(true);
  await stop();
  const left = (await readdir(folder.path)).filter((name) => name.endsWith('.db'));
  expect(left.sort().reverse()).toEqual([backupName(noon), ...before.slice(0, 3)]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'rotation', removed: 17 }));
});

test('a backup that fails is an error line, and the next try comes ten minutes later', async () => {
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const { log, lines } = keepLogLines();
  const broken = { backup: () => Promise.reject(new Error('no room')) };
  const stop = startBackups({
    store: { ...broken, kind: 'sqlite' },
    folder: folder.path,
    clock,
    log,
  });
  await expect.poll(() => lines.filter(({ level }) => level === 'error').length).toBe(1);
  for (let passed = 0; passed < 10; passed += 1) {
    clock.advance(60_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await expect.poll(() => lines.filter(({ level }) => level === 'error').length).toBe(2);
  await stop();
});

test('a backup that hangs is an error line once ten minutes are over, and no other one is begun', async () => {
  await using folder = await createTemporaryFolder();
  const clock = createManualClock();
  const { log, lines } = keepLogLines();
  const disk = Promise.withResolvers<void>();
  let begun = 0;
  const backup = (): Promise<void> => {
    begun += 1;
    return disk.promise;
  };
  const stop = startBackups({ store: { backup, kind: 'sqlite' }, folder: folder.path, clock, log });
  await expect.poll(() => begun).toBe(1);
  for (let passed = 0; passed < 120; passed += 1) {
    clock.advance(60_000);
    await new Promise((resolve) => setImmediate(resolve));
    if (passed < 8) expect(lines).toEqual([]);
  }
  expect(lines).toMatchObject([{ level: 'error', event: 'backup', folder: folder.path }]);
  expect(begun).toBe(1);
  disk.reject(new Error('EIO'));
  await stop();
});
