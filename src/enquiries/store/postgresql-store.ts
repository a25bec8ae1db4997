import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient, PoolConfig } from 'pg';
import { type EnquiryStore, storeOperations } from './enquiry-store.ts';
import { migrations } from './migrations.ts';
import { type Operation, serverTime } from './operation.ts';
import { type OperationName, startOperation } from './operations/operations.ts';
import { describePostgresqlError, isConflict, isConnectionLost } from './postgresql-failure.ts';
import { StoreError } from './store-error.ts';

export interface PostgresqlStoreOptions {
  /** `postgresql://user:password@host/database`. */
  url: string;
  /** Milliseconds until a statement counts as failed. */
  timeoutMs?: number | undefined;
  /** Whose time counts; `caller`, so that a test can hold it. */
  clock?: 'server' | 'caller';
  createPool?: (config: PoolConfig) => Promise<Pool>;
}

const maxAttempts = 3;
/** Milliseconds for which what a visitor asked for is tried again while the server restarts. */
const retryForMs = 2_000;
const retryEveryMs = 50;

// What a visitor waits for. Done twice it is done once: by the form's key or words, by the state of the enquiry.
const retried: ReadonlySet<OperationName> = new Set(['submitEnquiry', 'withdrawEnquiry']);

/** The store in PostgreSQL, which several replicas of the server can share. It connects when it is first used. */
export function createPostgresqlStore(options: PostgresqlStoreOptions): EnquiryStore {
  const { url, timeoutMs = 5_000, clock = 'server', createPool = createWatchedPool } = options;
  let pool: Promise<Pool> | undefined;
  let isMigrated = false;
  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();

  async function run(name: OperationName, input: unknown): Promise<unknown> {
    const giveUpAt = performance.now() + retryForMs;
    for (let attempt = 1; ; attempt += 1) {
      if (isClosed) throw new StoreError('closed');
      try {
        return await withClient((client) => runOperation(client, startOperation(name, input), clock));
      } catch (error) {
        const isWorthIt =
          (isConflict(error) && attempt < maxAttempts) ||
          (isConnectionLost(error) && retried.has(name) && performance.now() < giveUpAt);
        if (!isWorthIt) throw describePostgresqlError(error);
        if (isConnectionLost(error)) await sleep(retryEveryMs);
      }
    }
  }

  async function withClient<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const used = onClient(use);
    underWay.add(used);
    try {
      return await used;
    } finally {
      underWay.delete(used);
    }
  }

  async function onClient<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await (await openedPool()).connect();
    try {
      if (!isMigrated) await migrate(client);
      isMigrated = true;
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      // After an error of its own the connection is in a state nobody knows; the pool makes a new one.
      client.release(true);
      throw error;
    }
  }

  function openedPool(): Promise<Pool> {
    pool ??= createPool({
      connectionString: url,
      ...poolConfig,
      statement_timeout: timeoutMs,
      // The server's own limit does not hold when the network is what hangs.
      query_timeout: timeoutMs + 1_000,
    });
    return pool;
  }

  async function check(): Promise<readonly string[]> {
    try {
      const { rows } = await withClient((client) => client.query('show synchronous_commit'));
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
    // A pool that ends leaves whoever waits for a connection waiting.
    await Promise.allSettled(underWay);
    const opened = await pool?.catch(() => null);
    await opened?.end();
  }

  return {
    kind: 'postgresql',
    ...storeOperations(run),
    backup: () => Promise.reject(new StoreError('statement', 'use pg_dump')),
    check,
    close,
  };
}

const poolConfig: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  application_name: 'enquiries',
  keepAlive: true,
};

/** The client library is loaded here: most sites keep their enquiries in SQLite and never need it. */
async function createWatchedPool(config: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(config);
  // A connection that breaks while nobody waits for an answer, in the pool or between two statements, is an event
  // that ends the process where nobody listens. The next statement reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Brings the schema up to date, once however many replicas start together. */
async function migrate(client: ClientBase): Promise<void> {
  const steps = migrations('postgresql');
  await inTransaction(client, async () => {
    await client.query(`select pg_advisory_xact_lock(hashtext('enquiry-schema'))`);
    await client.query('create table if not exists enquiry_schema (version integer not null)');
    const found = await client.query('select max(version) as version from enquiry_schema');
    const version = Number(found.rows[0]?.version ?? 0);
    if (version > steps.length) throw new StoreError('newer-schema', String(version));
    if (version === steps.length) return;
    for (const statement of steps.slice(version).flat()) await client.query(statement);
    await client.query('insert into enquiry_schema (version) values ($1)', [steps.length]);
  });
}

/** Runs an operation to its end in a transaction of its own. */
function runOperation(
  client: ClientBase,
  operation: Operation<unknown>,
  clock: 'server' | 'caller',
): Promise<unknown> {
  return inTransaction(client, async () => {
    let step = operation.next([]);
    while (!step.done) {
      const { sql, values, only } = step.value;
      const isLeftOut = only === 'sqlite' || (step.value === serverTime && clock === 'caller');
      step = operation.next(isLeftOut ? [] : (await client.query(sql, [...values])).rows);
    }
    return step.value;
  });
}

async function inTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  // Whatever the database's default: what waited for a lock has to see what was committed meanwhile.
  await client.query('begin isolation level read committed');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the connection is what failed, there is nothing left to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
