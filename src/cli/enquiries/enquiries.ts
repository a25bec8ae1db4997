import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pino } from 'pino';
import { type EnquiryConfig, readEnquiryConfig } from '../../config/enquiry-config.ts';
import { ConfigError, exitCodeBadConfig } from '../../config/read-variables.ts';
import { systemClock } from '../../enquiries/clock.ts';
import { createStore, sqlitePath } from '../../enquiries/create-store.ts';
import { type CommandContext, UsageError } from './command.ts';
import { runCommand } from './run-command.ts';

// From the build this is `dist/enquiries.js`, and the worker lies beside it.
const isBuilt = import.meta.url.endsWith('.js');
const workerUrl = new URL(
  isBuilt ? './sqlite-worker.js' : '../../enquiries/store/sqlite-worker.ts',
  import.meta.url,
);

try {
  const config = readEnquiryConfig();
  const { output, complaint, exitCode } = await runCommand(process.argv.slice(2), () =>
    openContext(config, workerUrl),
  );
  if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
  if (complaint) process.stderr.write(`${complaint}\n`);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeBadConfig;
}

/** Opens the store for one command, beside a running server or without one. A missing file is not made. */
function openContext(config: EnquiryConfig, workerUrl: URL): CommandContext {
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
