import type { Logger } from 'pino';

/**
 * Brings what happens to the process itself into the log. An error that nobody caught is one `fatal` line and ends
 * the process with exit code 1: its state is unknown from then on, and the container starts a fresh one. What Node
 * warns of goes there too instead of as bare text to standard error; a deprecation is the developers' to fix: `debug`.
 */
export function watchProcess(log: Logger): void {
  process.on('uncaughtException', (err) => end(err, 'An error that nobody caught ends the process'));
  process.on('unhandledRejection', (err) => end(err, 'A rejection that nobody handled ends the process'));
  process.removeAllListeners('warning');
  process.on('warning', (err) => {
    const level = err.name === 'DeprecationWarning' ? 'debug' : 'warn';
    log[level]({ event: 'fault', err }, 'Node warns of something in this process');
  });

  function end(err: unknown, sentence: string): void {
    log.fatal({ event: 'fault', err }, sentence);
    process.exit(1);
  }
}
