import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../harness/mutate-request.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { ReplayedDisk, readTrace } from './fixtures/disk-replay.ts';
import { rounds } from './fixtures/rounds.ts';
import { canTrace } from './fixtures/strace.ts';

if (!canTrace) console.warn('A power cut is NOT tested: put strace on the PATH and allow it to trace.');

describe.runIf(canTrace)('power cut', () => {
  test('after a power cut at any write every acknowledged enquiry is there, whole', {
    timeout: 600_000,
  }, async () => {
    const found = await cutAtEveryWrite('full', rounds(20));
    expect(found.states).toBeGreaterThan(200);
    expect(found).toMatchObject({ statesWithLoss: 0, unsoundStates: 0 });
    console.info(`power cut: ${JSON.stringify(found)}`);
  });

  test('mutation: synchronous=normal loses acknowledged enquiries', { timeout: 600_000 }, async () => {
    const found = await cutAtEveryWrite('normal', 12);
    expect(found.statesWithLoss).toBeGreaterThan(0);
  });
});

async function cutAtEveryWrite(synchronous: 'full' | 'normal', submissions: number) {
  await using folder = await createTemporaryFolder();
  const trace = join(folder.path, 'trace');
  const script = fileURLToPath(new URL('./fixtures/submit-and-say.ts', import.meta.url));
  const traced = 'trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink';
  const tracer = ['-f', '-qq', '-y', '-xx', '-s', '1000000', '--seccomp-bpf', '-e', traced, '-o', trace];
  const store = join(folder.path, 'enquiries.db');
  spawnSync('strace', [...tracer, process.execPath, script, store, String(submissions), synchronous]);

  const disk = new ReplayedDisk();
  const acknowledged: string[] = [];
  const random = createRandom(1);
  const found = { states: 0, statesWithLoss: 0, unsoundStates: 0, acknowledged: 0 };
  for (const event of readTrace(readFileSync(trace, 'latin1'))) {
    disk.apply(event);
    if (event.kind === 'acknowledged') acknowledged.push(event.reference);
    // With all that was in the air gone, and with some of it gone: a disk writes in any order it likes.
    const ways = event.kind === 'write' ? [() => random() < 0.5] : [() => false];
    for (const survives of ways) {
      const verdict = readAfter(disk.afterPowerCut(survives), folder.path, acknowledged);
      found.states += 1;
      found.statesWithLoss += Number(verdict.lost > 0);
      found.unsoundStates += Number(!verdict.isSound);
    }
  }
  found.acknowledged = acknowledged.length;
  return found;
}

function readAfter(files: Map<string, Buffer>, folder: string, acknowledged: readonly string[]) {
  const path = join(folder, 'after.db');
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
  for (const [file, bytes] of files) {
    const [isOurs, suffix = ''] = /^enquiries\.db(-wal|-journal)?$/.exec(basename(file)) ?? [];
    if (isOurs) writeFileSync(path + suffix, bytes);
  }
  using database = new DatabaseSync(path);
  // This copy is thrown away: its own syncs would only cost time.
  database.exec('pragma synchronous = off');
  const hasSchema = database.prepare(`select 1 from sqlite_schema where name = 'outbox'`).get() !== undefined;
  if (!hasSchema) return { lost: acknowledged.length, isSound: true };
  const whole = database
    .prepare('select reference from enquiry join outbox on outbox.enquiry_id = enquiry.id')
    .all()
    .map(({ reference }) => String(reference));
  const rows = Number(database.prepare('select count(*) as rows from enquiry').get()?.rows);
  const verdict = Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0];
  const stored = new Set(whole);
  return {
    lost: acknowledged.filter((reference) => !stored.has(reference)).length,
    isSound: verdict === 'ok' && rows === whole.length,
  };
}
