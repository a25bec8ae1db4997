import { type DestinationStream, type Logger, pino } from 'pino';

/** Bytes that wait for a slow reader at most. */
const mostWaiting = 1024 * 1024;

/**
 * JSON lines on standard output, one object a line, times in ISO 8601 UTC. Never pass a query value, a form value or
 * an address of a person: `redact` is a backstop for the obvious names, not a licence.
 */
export function createLog(
  { logLevel }: { logLevel: string },
  destination: DestinationStream = createDestination(),
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      // Not `*.name` and `*.message`: an error's own are what its line is for.
      paths: ['name', 'phone', 'email', 'message', 'values', '*.phone', '*.email', '*.values'],
      censor: '[redacted]',
    },
  };
  return pino(options, destination);
}

/**
 * Writes each line before the call returns, so that a process which is killed has said everything. Lines for a reader
 * that is gone, or for a disk that is full, are lost: the site goes on.
 */
export function createDestination(fd = 1): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: true, maxLength: mostWaiting });
  destination.on('error', () => {});
  return destination;
}
