import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Bytes that wait for a slow reader at most. */
const maxWaitingBytes = 1024 * 1024;

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
    serializers: { err: describeError },
    redact: {
      // Not `*.name` and `*.message`: an error's own are what its line is for.
      paths: ['name', 'phone', 'email', 'message', 'values', '*.phone', '*.email', '*.values'],
      censor: '[redacted]',
    },
  };
  return pino(options, destination);
}

/** An error's words and codes alone: other fields can hold secrets, as `input` of a wrong address holds its password. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack, code, failure } = stdSerializers.err(error);
  return { type, message, stack, code, failure };
}

/**
 * Writes each line before the call returns, so that a killed process has written everything. The site goes on without its lines
 * where the reader is gone or the disk is full. Where a reader hangs, such as a log collector, a limited number of lines waits
 * for it, and the rest is lost.
 */
export function createDestination(fd = 1): DestinationStream {
  if (isPipe(fd)) return createPipe(fd);
  const destination = pino.destination({ dest: fd, sync: true, maxLength: maxWaitingBytes });
  destination.on('error', () => {});
  return destination;
}

function isPipe(fd: number): boolean {
  try {
    const stats = fstatSync(fd);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    return false;
  }
}

/** Writes at once as well, while there is room; a plain write to a full pipe would hold up the whole process. */
function createPipe(fd: number): DestinationStream & { flush: (done: () => void) => void } {
  const pipe = new Socket({ fd, readable: false, writable: true });
  pipe.on('error', () => {});
  return {
    write(line) {
      if (pipe.writableLength < maxWaitingBytes) pipe.write(line);
    },
    flush: (done) => pipe.write('', () => done()),
  };
}
