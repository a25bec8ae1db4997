import { resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/read-variables.ts';
import { sqlitePath } from '../enquiries/create-store.ts';
import { listBackups } from '../ops/backups/backup-files.ts';
import { rehearseRestore, restoreBackup } from '../ops/backups/restore-backup.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { writeOutput } from './write-output.ts';

// The operator's commands; from the build this is `dist/backups.js`.
const usage = `Usage: backups <command>
  list            the backups, the newest first; last those of a date to come, which a wrong clock wrote
  try NAME        restore one for trial and count what is in it
  restore NAME    put one in the place of the enquiry file; stop the server first
Exit code: 0 done, 1 not there or not in order, 2 not understood, 74 the output could not be written.`;

const misuse = new Error(usage);

const elsewhere =
  'The store is PostgreSQL (DATABASE_URL is set), and backups here are of the enquiry file, which is not in use: nothing was done. ' +
  'Back it up with pg_dump and restore it with pg_restore; docs/deployment.md has both.';

exitOnSignals();
try {
  await writeOutput(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigError ? error.exitCode : error === misuse ? 2 : 1;
}

async function run([command, name, ...others]: readonly string[]): Promise<string> {
  if (['help', '--help', '-h'].includes(command ?? '')) return usage;
  if (others.length > 0) throw misuse;
  const { enquiries, operations } = readConfig();
  const folder = operations.backupFolder;
  // A file that nothing reads would be restored, or tried.
  if (enquiries.databaseUrl) throw new Error(elsewhere);
  if (command === 'list' && !name) return await list(folder);
  if (!name || (command !== 'try' && command !== 'restore')) throw misuse;
  const backup = resolve(folder, name);
  if (command === 'try') {
    const { enquiries: count, pendingMessages } = await rehearseRestore(backup);
    return `In order. Enquiries: ${count}, messages pending: ${pendingMessages}.`;
  }
  const {
    setAside,
    takenBack,
    enquiries: count,
  } = await restoreBackup(backup, sqlitePath(enquiries), Date.now());
  const kept = takenBack
    ? `By the file that was in use ${takenBack.erased} were erased and ${takenBack.withdrawn} withdrawn since the backup, and stay so; what was corrected is as it was.`
    : 'What was erased, withdrawn or corrected since the backup is as it was: there is no file that can be read and says so.';
  const before = setAside ? ` The file that was in use is now ${setAside}.` : '';
  return `Restored. Enquiries: ${count}. ${kept}${before} Start the server.`;
}

async function list(folder: string): Promise<string> {
  const backups = await listBackups(folder, Date.now()).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`The backups in ${folder} cannot be listed (${code}): look at it, or set BACKUP_DIR.`);
  });
  if (backups.length === 0)
    throw new Error(
      `There are no backups in ${folder}. Set DATA_DIR, or BACKUP_DIR, to the folder of the server.`,
    );
  return backups.map(({ name }) => name).join('\n');
}
