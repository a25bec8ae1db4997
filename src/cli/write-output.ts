import { fchmodSync, fstatSync, writeFileSync } from 'node:fs';

/** Exit code where the output could not be written: EX_IOERR of sysexits.h. */
const exitCodeUnwritten = 74;

/**
 * Writes what a command says to standard output, with a line break at its end. Where that fails it says so on standard
 * error and sets the exit code; a reader that has left, such as `head`, has read enough.
 */
export async function writeOutput(text: string): Promise<void> {
  const error = await write(text.endsWith('\n') ? text : `${text}\n`);
  if (!error || error.code === 'EPIPE') return;
  const reason = error.code === 'ENOSPC' ? 'there is no space left where it goes' : error.message;
  process.stderr.write(`The output could not be written: ${reason}.\n`);
  process.exitCode = exitCodeUnwritten;
}

async function write(text: string): Promise<NodeJS.ErrnoException | null> {
  const target = fstatSync(1);
  // Node's stream takes a file that was written in part, as on a full disk, for one that was written.
  if (target.isFile()) {
    try {
      // The shell has made it for whoever may read the folder; what a command says may be about people.
      if (target.size === 0 && target.uid === process.getuid?.()) fchmodSync(1, 0o600);
      writeFileSync(1, text);
      return null;
    } catch (error) {
      return error as NodeJS.ErrnoException;
    }
  }
  // The error comes to the callback too; without a listener it would end the process.
  process.stdout.on('error', () => {});
  return await new Promise((resolve) => process.stdout.write(text, (error) => resolve(error ?? null)));
}
