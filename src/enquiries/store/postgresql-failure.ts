import { StoreError, type StoreFailure } from './store-error.ts';

// SQLSTATE classes and codes, https://www.postgresql.org/docs/current/errcodes-appendix.html
const byCode: Readonly<Record<string, StoreFailure>> = {
  '22P05': 'wrong-encoding',
  '25006': 'read-only',
  '25P03': 'timeout',
  '42501': 'access-denied',
  '53100': 'full',
  '53300': 'too-many-connections',
  '57014': 'timeout',
  XX001: 'damaged',
  XX002: 'damaged',
};

const byClass: Readonly<Record<string, StoreFailure>> = {
  '08': 'unavailable',
  '25': 'unavailable',
  '28': 'access-denied',
  '3D': 'access-denied',
  '3F': 'access-denied',
  '40': 'busy',
  '53': 'unavailable',
  '55': 'busy',
  '57': 'unavailable',
  '58': 'unavailable',
  XX: 'unavailable',
};

// Errors of the client library that have no code.
const byMessage: Readonly<Record<string, StoreFailure>> = {
  'Query read timeout': 'timeout',
  'timeout exceeded when trying to connect': 'timeout',
};

/** What an error of PostgreSQL or of its connection means for the store. Its own words are dropped: they quote rows. */
export function describePostgresqlError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (isSqlState(code)) {
    return new StoreError(byCode[code] ?? byClass[code.slice(0, 2)] ?? 'statement', code);
  }
  if (error instanceof RangeError) return new StoreError('statement');
  return new StoreError((error instanceof Error && byMessage[error.message]) || 'unavailable', code);
}

/** Whether the transaction met another one and only has to be run again. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '23505'].includes(codeOf(error));
}

/**
 * Whether the connection broke or the server is on its way out or back: nobody knows whether the transaction was
 * committed.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreError || error instanceof RangeError) return false;
  const code = codeOf(error);
  if (isSqlState(code)) return code.startsWith('08') || /^57P0[123]$/.test(code);
  return byMessage[error.message] === undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');
}
