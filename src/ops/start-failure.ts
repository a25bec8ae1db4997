import { ConfigError, exitCodeBadConfig } from '../config/config.ts';
import { ListenError } from './listen.ts';

/**
 * Writes why the server did not start, in one line where the operator can correct it, and returns the exit code.
 * @throws the error itself where it is no such thing.
 */
export function reportStartFailure(error: unknown): number {
  if (error instanceof ConfigError) return report(error.message, exitCodeBadConfig);
  if (error instanceof ListenError) return report(error.message, error.exitCode);
  throw error;
}

function report(message: string, exitCode: number): number {
  process.stderr.write(`${message}\n`);
  return exitCode;
}
