import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Operation, Row } from '../operation.ts';

const cache = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Runs an operation to its end without waiting. Transactions are the caller's. */
export function runOperation<Result>(database: DatabaseSync, operation: Operation<Result>): Result {
  let step = operation.next([]);
  while (!step.done) {
    const { sql, values, only } = step.value;
    const rows = only === 'postgresql' ? [] : (prepare(database, sql).all(...values) as Row[]);
    step = operation.next(rows);
  }
  return step.value;
}

function prepare(database: DatabaseSync, sql: string): StatementSync {
  const statements = cache.get(database) ?? new Map<string, StatementSync>();
  cache.set(database, statements);
  // SQLite takes `$1` for a name; `?1` is its first value.
  const statement = statements.get(sql) ?? database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
  statements.set(sql, statement);
  return statement;
}
