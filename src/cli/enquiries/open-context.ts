import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pino } from 'pino';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { systemClock } from '../../enquiries/clock.ts';
import { createStore, sqlitePath } from '../../enquiries/create-store.ts';
import { type CommandContext, UsageError } from './command.ts';

/** Opens the store for one command, beside a running server or without one. A missing file is not made. */
export function openContext(config: EnquiryConfig, workerUrl: URL): CommandContext {
  const path = config.databaseUrl ? null : sqlitePath(config);
  if (path && !existsSync(path)) {
    throw new UsageError(`There is no enquiry file at ${path}. Set DATA_DIR to the folder of the server.`);
  }
  return {
    store: createStore(config, workerUrl, pino({ level: 'warn' }, process.stderr)),
    config,
    clock: systemClock,
    listSetAside: () => (path ? setAsideFiles(path) : []),
  };
}

function setAsideFiles(path: string): string[] {
  return readdirSync(dirname(path)).filter(
    (name) => name.startsWith(`${basename(path)}.damaged-`) && !/-(wal|shm)$/.test(name),
  );
}
