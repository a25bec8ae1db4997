import { StoreError, type StoreFailure } from '../store-error.ts';

// Primary result codes, https://sqlite.org/rescode.html
const failures: Readonly<Record<number, StoreFailure>> = {
  3: 'read-only',
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'unavailable',
  11: 'damaged',
  13: 'full',
  14: 'unavailable',
  23: 'read-only',
  26: 'damaged',
};

const fileSystemFailures: Readonly<Record<string, StoreFailure>> = {
  EACCES: 'read-only',
  EDQUOT: 'full',
  EEXIST: 'no-folder',
  ENOSPC: 'full',
  ENOTDIR: 'no-folder',
  EPERM: 'read-only',
  EROFS: 'read-only',
};

/** What an error of SQLite or of the file system means for the store. Its own words are dropped: they may quote rows. */
export function describeSqliteError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
    return new StoreError(failures[error.errcode & 0xff] ?? 'statement', String(error.errcode));
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isFileSystem = /^E[A-Z]+$/.test(code);
  return new StoreError(fileSystemFailures[code] ?? (isFileSystem ? 'unavailable' : 'statement'), code);
}
