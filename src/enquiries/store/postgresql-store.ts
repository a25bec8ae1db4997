import type { Pool, PoolClient } from 'pg';
import { type EnquiryStore, storeOperations } from './enquiry-store.ts';
import { type OperationName, operations, startOperation } from './operations/operations.ts';
import { migrate } from './postgresql/migrate.ts';
import { describePostgresqlError, isConflict } from './postgresql/postgresql-failure.ts';
import { runOperation } from './postgresql/run-operation.ts';
import { StoreError } from './store-error.ts';

export interface PostgresqlStoreOptions {
  /** `postgresql://user:password@host/database`. */
  url: string;
  /** Connections at most, of this process. */
  connections?: number;
  /** Milliseconds until a statement counts as failed. */
  statementTimeoutMs?: number;
}

const mostAttempts = 3;

/** The store in PostgreSQL, which several replicas of the server can share. It connects when it is first used. */
export function createPostgresqlStore(options: PostgresqlStoreOptions): EnquiryStore {
  let pool: Promise<Pool> | undefined;
  let isMigrated = false;
  let isClosed = false;

  async function run(name: OperationName, input: unknown, attempt = 1): Promise<unknown> {
    if (isClosed) throw new StoreError('closed');
    try {
      return await withClient(async (client) => {
        if (!isMigrated) await migrate(client);
        isMigrated = true;
        return await runOperation(client, startOperation(name, input));
      });
    } catch (error) {
      if (isConflict(error) && attempt < mostAttempts) return run(name, input, attempt + 1);
      throw describePostgresqlError(error);
    }
  }

  function openedPool(): Promise<Pool> {
    pool ??= openPool(options);
    return pool;
  }

  async function withClient<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await (await openedPool()).connect();
    try {
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      // After an error of its own the connection is in a state nobody knows; the pool makes a new one.
      client.release(true);
      throw error;
    }
  }

  async function check(): Promise<readonly string[]> {
    try {
      const { rows } = await (await openedPool()).query('show synchronous_commit');
      const mode = String(rows[0]?.synchronous_commit);
      if (mode !== 'off') return [];
      return ['synchronous_commit is off: a power cut loses acknowledged enquiries. Set it to on.'];
    } catch (error) {
      throw describePostgresqlError(error);
    }
  }

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await (await pool)?.end();
  }

  return {
    kind: 'postgresql',
    ...storeOperations(Object.keys(operations) as OperationName[], (name, input) => run(name, input)),
    backup: () => Promise.reject(new StoreError('statement', 'use pg_dump')),
    check,
    close,
  };
}

/** The client library is loaded here: most sites keep their enquiries in SQLite and never need it. */
async function openPool({
  url,
  connections = 10,
  statementTimeoutMs = 5_000,
}: PostgresqlStoreOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // The server's own limit does not hold when the network is what hangs.
    query_timeout: statementTimeoutMs + 1_000,
    lock_timeout: Math.min(3_000, statementTimeoutMs),
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'enquiries',
    keepAlive: true,
  });
  // An idle connection that breaks would end the process; the next statement opens another one.
  pool.on('error', () => {});
  return pool;
}
