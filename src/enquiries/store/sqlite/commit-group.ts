import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Operation, Row } from '../operation.ts';
import { isReadOperation, type OperationName, startOperation } from '../operations/operations.ts';
import type { StoreError } from '../store-error.ts';
import { describeSqliteError } from './sqlite-failure.ts';

export interface StoreRequest {
  id: number;
  name: OperationName;
  input: unknown;
}

export type StoreReply = { id: number; result: unknown } | { id: number; error: StoreError };

/**
 * Runs requests that arrived together: all writes in one transaction, so that they share one fsync, each in a
 * savepoint of its own, so that one that fails takes no other with it. The replies are true once this returns: what
 * they acknowledge is on the disk.
 */
export function commitGroup(database: DatabaseSync, requests: readonly StoreRequest[]): StoreReply[] {
  const writes = requests.filter(({ name }) => !isReadOperation(name));
  const reads = requests.filter(({ name }) => isReadOperation(name));
  return [...commitWrites(database, writes), ...reads.map((request) => attempt(database, request))];
}

function commitWrites(database: DatabaseSync, writes: readonly StoreRequest[]): StoreReply[] {
  if (writes.length === 0) return [];
  try {
    database.exec('begin immediate');
    const replies = writes.map((request) => attemptInSavepoint(database, request));
    database.exec('commit');
    return replies;
  } catch (error) {
    // A full disk has rolled back already.
    if (database.isTransaction) database.exec('rollback');
    const failure = describeSqliteError(error);
    return writes.map(({ id }) => ({ id, error: failure }));
  }
}

function attemptInSavepoint(database: DatabaseSync, request: StoreRequest): StoreReply {
  database.exec('savepoint request');
  const reply = attempt(database, request);
  if ('error' in reply) {
    // Without the outer transaction nothing of the group is left to commit.
    if (!database.isTransaction || reply.error.failure !== 'statement') throw reply.error;
    database.exec('rollback to request');
  }
  database.exec('release request');
  return reply;
}

function attempt(database: DatabaseSync, { id, name, input }: StoreRequest): StoreReply {
  try {
    return { id, result: runOperation(database, startOperation(name, input)) };
  } catch (error) {
    return { id, error: describeSqliteError(error) };
  }
}

const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

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
  const statements = prepared.getOrInsert(database, new Map());
  // SQLite takes `$1` for a name; `?1` is its first value.
  return statements.getOrInsertComputed(sql, () => database.prepare(sql.replace(/\$(\d+)/g, '?$1')));
}
