import { type BigIntStats, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../store-error.ts';
import { describeSqliteError } from './sqlite-failure.ts';

/** A watch on the three files of an open database: the file, its write-ahead log (WAL) and the index of that, `-shm`. */
export interface FileWatch {
  /** @throws StoreError `damaged` when one of them is gone, is another one, has lost a part, or was written to by no database. */
  verify(): void;
  /** To be called after a commit of one's own, whose writes are no surprise. @throws StoreError as above, `-wal` alone */
  accept(): void;
  /** Bytes that the index of the WAL had. */
  indexSize(): number;
}

type Files = Record<'' | '-wal' | '-shm', BigIntStats | undefined>;

/**
 * Notices what happens to the files of an open database. SQLite goes on writing to a file without a name, reads from its
 * cache what the disk has lost, and never says so.
 *
 * Only names and times are looked at, and the WAL is read: closing a descriptor of the other two files would drop the
 * locks that SQLite holds on them (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function createFileWatch(path: string): FileWatch {
  let known = look(path);
  let nextReadAt = 0;
  let isUnread = false;

  function verify(): void {
    const found = look(path);
    for (const suffix of ['', '-wal', '-shm'] as const) assertSame(suffix, known[suffix], found[suffix]);
    if (isShorter(known[''], found[''])) assertWhole(path);
    // By the owner's commands, or by something that knows nothing of databases.
    isUnread ||= isChanged(known[''], found['']) || isChanged(known['-wal'], found['-wal']);
    known = found;
    if (!isUnread || performance.now() < nextReadAt) return;
    const started = performance.now();
    isUnread = !readWhole(path);
    // A large file that others write to all the time is read for a tenth of the time.
    nextReadAt = performance.now() + 10 * (performance.now() - started);
  }

  function accept(): void {
    const found = look(path);
    // What was lost during the write is not accepted with it.
    for (const suffix of ['', '-wal'] as const) assertSame(suffix, known[suffix], found[suffix]);
    if (isShorter(known[''], found[''])) assertWhole(path);
    known = found;
  }

  return { verify, accept, indexSize: () => Number(known['-shm']?.size ?? 0) };
}

function look(path: string): Files {
  const at = (suffix: string) => statSync(path + suffix, { bigint: true, throwIfNoEntry: false });
  return { '': at(''), '-wal': at('-wal'), '-shm': at('-shm') };
}

function assertSame(
  suffix: keyof Files,
  known: BigIntStats | undefined,
  found: BigIntStats | undefined,
): void {
  if (!known) return;
  if (!found) throw new StoreError('damaged', `${suffix} deleted`.trim());
  if (found.ino !== known.ino || found.dev !== known.dev)
    throw new StoreError('damaged', `${suffix} replaced`.trim());
  // The WAL is emptied by a checkpoint, and the file is shorter after somebody's VACUUM; the index only grows.
  if (suffix === '-shm' && isShorter(known, found)) throw new StoreError('damaged', '-shm truncated');
}

function isShorter(known: BigIntStats | undefined, found: BigIntStats | undefined): boolean {
  return known !== undefined && found !== undefined && found.size < known.size;
}

/** Whether the file has all the pages that its own header says it has, whatever is in the WAL. @throws StoreError */
function assertWhole(path: string): void {
  try {
    const withoutWal = pathToFileURL(path);
    withoutWal.search = 'immutable=1';
    using file = new DatabaseSync(withoutWal, { readOnly: true, limits: { attach: 0 } });
    const { page_count: pages } = file.prepare('pragma page_count').get() ?? {};
    const { page_size: bytes } = file.prepare('pragma page_size').get() ?? {};
    if (Number(pages) > 0 && statSync(path).size >= Number(pages) * Number(bytes)) return;
  } catch (error) {
    // The header, or SQLite's own comparison of it with the file; but who may open no more files has learnt nothing.
    if (cannotOpen.has(describeSqliteError(error).code)) return;
  }
  throw new StoreError('damaged', 'truncated');
}

function isChanged(known: BigIntStats | undefined, found: BigIntStats | undefined): boolean {
  return known?.mtimeNs !== found?.mtimeNs || known?.size !== found?.size;
}

/**
 * Reads everything as it is on the disk, past what is cached; false where nothing can be opened to read it.
 * @throws StoreError
 */
function readWhole(path: string): boolean {
  try {
    assertWalHeader(path);
    assertSound(path);
    return true;
  } catch (error) {
    // Who may open no more files has learnt nothing of this one.
    if (cannotOpen.has(describeSqliteError(error).code)) return false;
    throw error;
  }
}

/** The system's limits of the process and of the machine, and all that SQLite says of either. */
const cannotOpen: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', '14']);

function assertSound(path: string): void {
  try {
    using fresh = new DatabaseSync(path, { readOnly: true, timeout: 250, limits: { attach: 0 } });
    fresh.exec('pragma temp_store = memory; pragma cell_size_check = on');
    const verdict = Object.values(fresh.prepare('pragma quick_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new StoreError('damaged', 'overwritten');
  } catch (cause) {
    const { failure, code } = describeSqliteError(cause);
    if (cannotOpen.has(code)) throw cause;
    // A read that ends too soon counts as unavailable elsewhere; here the file was open and well a moment ago.
    if (failure === 'damaged' || failure === 'unavailable') throw new StoreError('damaged', 'overwritten');
  }
}

// What recovery after a crash looks at first; without it nothing of the WAL is used. https://sqlite.org/fileformat2.html#walformat
function assertWalHeader(path: string): void {
  const header = readFileSync(`${path}-wal`).subarray(0, 32);
  if (header.length === 0) return;
  if (header.length < 32 || !isWalHeader(header)) throw new StoreError('damaged', '-wal overwritten');
}

/** Whether 32 bytes begin with the WAL's number and end with the checksum of the first 24. */
function isWalHeader(header: Buffer): boolean {
  const magic = header.readUInt32BE(0);
  if (magic !== 0x377f0682 && magic !== 0x377f0683) return false;
  const isBigEndian = magic === 0x377f0683;
  const wordAt = (at: number): number => (isBigEndian ? header.readUInt32BE(at) : header.readUInt32LE(at));
  let [sum1, sum2] = [0, 0];
  for (let at = 0; at < 24; at += 8) {
    sum1 = (sum1 + sum2 + wordAt(at)) >>> 0;
    sum2 = (sum2 + sum1 + wordAt(at + 4)) >>> 0;
  }
  return sum1 === header.readUInt32BE(24) && sum2 === header.readUInt32BE(28);
}
