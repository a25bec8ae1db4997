import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { unfinishedCopies } from '../base/private-files.ts';

/** Has a command that is told to end, as by Ctrl-C, take away the copies that it was writing; its exit code is the one of a shell. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const path of unfinishedCopies) rmSync(path, { recursive: true, force: true });
      process.exit(128 + constants.signals[signal]);
    });
  }
}
