import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CommandContext } from '../../../src/cli/enquiries/command.ts';
import { type CommandEnd, runCommand } from '../../../src/cli/enquiries/run-command.ts';
import { readEnquiryConfig } from '../../../src/config/config.ts';
import type { OpenedSqliteStore } from './open-sqlite-store.ts';
import { noon } from './submission.ts';

/** Runs one of the owner's commands over a store that stays open. */
export function run(store: OpenedSqliteStore, ...words: string[]): Promise<CommandEnd> {
  return runCommand(words, () => commandContext(store));
}

/** What a command works with, at noon; `setAside` lies beside the store. */
export function commandContext(store: OpenedSqliteStore, setAside: readonly string[] = []): CommandContext {
  return {
    store: { ...store, close: async () => {} },
    config: readEnquiryConfig({}),
    clock: { now: () => noon },
    listSetAside: () => setAside,
  };
}

/** Runs the program itself, `words` after its name in a shell; the exit code is the program's own, before a pipe. */
export async function runEntry(
  dataDirectory: string,
  words: string,
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const entry = fileURLToPath(new URL('../../../src/cli/enquiries/enquiries.ts', import.meta.url));
  const script = `set -o pipefail; "${process.execPath}" "${entry}" ${words}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDirectory };
  return await new Promise((resolve) => {
    execFile('bash', ['--norc', '-c', script], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
