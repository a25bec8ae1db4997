import { accessSync, constants, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { systemClock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { createLog } from '../../base/log.ts';
import { readEnquiryConfig } from '../../config/config.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { ConfigError } from '../../config/read-variables.ts';
import { createStore, sqlitePath } from '../../enquiries/create-store.ts';
import { exitOnSignals } from '../exit-on-signals.ts';
import { writeOutput } from '../write-output.ts';
import { type CommandContext, UsageError } from './command.ts';
import { runCommand } from './run-command.ts';

// From the build this is `dist/enquiries.js`.
exitOnSignals();
try {
  const config = readEnquiryConfig();
  const { output, complaint, exitCode } = await runCommand(process.argv.slice(2), () => openContext(config));
  process.exitCode = exitCode;
  if (complaint) process.stderr.write(`${complaint}\n`);
  if (output) await writeOutput(output);
} catch (error) {
  // Not thrown on: Node would print the error's own fields, which may quote an address with its password.
  const isExpected = error instanceof ConfigError;
  const words = error instanceof Error && (isExpected ? error.message : error.stack);
  process.stderr.write(`${words || 'It failed without a reason.'}\n`);
  process.exitCode = isExpected ? error.exitCode : 1;
}

/** Opens the store for one command, beside a running server or without one. A missing file is not made. */
function openContext(config: EnquiryConfig): CommandContext {
  const path = config.databaseUrl ? null : sqlitePath(config);
  if (path) assertThere(path);
  return {
    // Longer than a visitor is kept waiting: for an export of all there is, and a disk with other work.
    store: createStore(config, createLog({ logLevel: 'warn' }, process.stderr), { timeoutMs: minuteMs }),
    config,
    clock: systemClock,
    listSetAside: () => (path ? setAsideFiles(path) : []),
  };
}

function assertThere(path: string): void {
  try {
    // Its folder too: files that were set aside are looked for there.
    accessSync(dirname(path), constants.R_OK);
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new UsageError(
      (error as NodeJS.ErrnoException).code === 'EACCES'
        ? `This user may not read ${path}. Run the command as the user of the server.`
        : `There is no enquiry file at ${path}. Set DATA_DIR to the folder of the server.`,
    );
  }
}

function setAsideFiles(path: string): string[] {
  const beginnings = ['damaged-', 'before-restore-', 'incoming'].map((why) => `${basename(path)}.${why}`);
  return readdirSync(dirname(path)).filter(
    (name) => beginnings.some((beginning) => name.startsWith(beginning)) && !/-(wal|shm)$/.test(name),
  );
}
