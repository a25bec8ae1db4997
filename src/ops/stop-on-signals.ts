import { type ShutdownOptions, shutDown } from './shutdown.ts';

/** Shuts down on the first SIGTERM or SIGINT and exits with its code; the second one ends the process at once. */
export function stopOnSignals(options: ShutdownOptions): void {
  const { log } = options;
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ event: 'signal', signal }, 'Asked to stop');
      void shutDown(options).then((exitCode) => process.exit(exitCode));
    });
  }
}
