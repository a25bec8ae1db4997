/** A value that both databases store alike. Instants are milliseconds since the epoch. */
export type SqlValue = string | number | null;

export type Row = Record<string, SqlValue>;

/** A column that holds JSON; null where damage has torn it, which SQLite does not notice within a value. */
export function readJson<Value>(column: SqlValue | undefined): Value | null {
  try {
    return JSON.parse(String(column));
  } catch {
    return null;
  }
}

export type Dialect = 'sqlite' | 'postgresql';

export interface Statement {
  /** With `$1`, `$2` for the values. */
  sql: string;
  values: readonly SqlValue[];
  /** Run there only. SQLite has one writer at a time and needs no row locks. */
  only?: Dialect;
}

/**
 * What the store does, once for both databases: it yields a statement and gets its rows back. SQLite runs it without
 * waiting, inside the transaction of its group; PostgreSQL in a transaction of its own.
 */
export type Operation<Result> = Generator<Statement, Result, Row[]>;

export function* query(sql: string, ...values: SqlValue[]): Operation<Row[]> {
  return yield { sql, values };
}

/** The first row, where there is one. */
export function* queryOne(sql: string, ...values: SqlValue[]): Operation<Row | null> {
  const rows = yield { sql, values };
  return rows[0] ?? null;
}

/** Keeps others from the same name until the transaction ends. */
export function* lock(name: string): Operation<void> {
  yield { sql: 'select pg_advisory_xact_lock(hashtext($1))', values: [name], only: 'postgresql' };
}

/** Keeps others from these rows until the transaction ends. */
export function* lockRows(sql: string, ...values: SqlValue[]): Operation<void> {
  yield { sql: `${sql} for update`, values, only: 'postgresql' };
}

/** Asks PostgreSQL what time it is. */
export const serverTime: Statement = {
  sql: 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  values: [],
  only: 'postgresql',
};

/**
 * The time of the one clock that everybody who uses the store shares: PostgreSQL's own, since the clocks of replicas
 * differ; with SQLite, that of the one process.
 */
export function* storeTime(processTime: number): Operation<number> {
  const [row] = yield serverTime;
  return row ? Number(row.now) : processTime;
}
