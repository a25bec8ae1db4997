import { StoreError, type StoreFailure } from '../store-error.ts';

// SQLSTATE classes and codes, https://www.postgresql.org/docs/current/errcodes-appendix.html
const byCode: Readonly<Record<string, StoreFailure>> = {
  '25006': 'read-only',
  '42501': 'read-only',
  '55P03': 'busy',
  '57014': 'timeout',
};

const byClass: Readonly<Record<string, StoreFailure>> = {
  '08': 'unavailable',
  '28': 'unavailable',
  '3D': 'unavailable',
  '53': 'full',
  '57': 'unavailable',
  '58': 'unavailable',
  XX: 'damaged',
};

/** What an error of PostgreSQL or of its connection means for the store. Its own words are dropped: they quote rows. */
export function describePostgresqlError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) {
    return new StoreError(byCode[code] ?? byClass[code.slice(0, 2)] ?? 'statement', code);
  }
  if (error instanceof RangeError) return new StoreError('statement');
  return new StoreError('unavailable', code);
}

/** Whether the transaction met another one and only has to be run again. */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['40001', '40P01', '23505'].includes(String(error.code))
  );
}
