import { join } from 'node:path';
import type { Logger } from 'pino';
import type { EnquiryConfig } from '../config/enquiry-config.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { createPostgresqlStore } from './store/postgresql-store.ts';
import { createSqliteStore, type SqliteStoreOptions } from './store/sqlite-store.ts';

/** The file of enquiries inside the data folder. */
export function sqlitePath({ dataDirectory }: Pick<EnquiryConfig, 'dataDirectory'>): string {
  return join(dataDirectory, 'enquiries.db');
}

/** The store the operator chose. `workerUrl`: see `createSqliteStore`. */
export function createStore(
  config: EnquiryConfig,
  log: Logger,
  { workerUrl, timeoutMs }: Pick<SqliteStoreOptions, 'workerUrl' | 'timeoutMs'> = {},
): EnquiryStore {
  if (config.databaseUrl) return createPostgresqlStore({ url: config.databaseUrl, timeoutMs });
  return createSqliteStore({
    workerUrl,
    timeoutMs,
    path: sqlitePath(config),
    onDamage: ({ cause }) =>
      log.error(
        { event: 'damage', cause },
        'The enquiry file or its log was lost, damaged or changed by another program while in use: it is being repaired',
      ),
    onRecovery: ({ setAside, enquiries }) =>
      log.error(
        { event: 'recovery', setAside, enquiries },
        'The enquiry file was damaged: it was set aside and what could be read was carried over',
      ),
    onWalKept: (err) =>
      log.error(
        { event: 'log-kept', err },
        'What was erased is still in the log of the enquiry file: the next erasure, or a restart, empties it',
      ),
    onCrash: (err) => log.error({ event: 'store-crash', err }, 'The worker of the enquiry store died'),
  });
}
