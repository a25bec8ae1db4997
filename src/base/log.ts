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

/** Of an error its words and its codes alone: other fields quote what it is about, as `input` of a wrong address with its password. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack, code, failure } = stdSerializers.err(error);
  return { type, message, stack, code, failure };
}

/**
 * Writes each line before the call returns, so that a process which is killed has said everything. Lines for a reader
 * that is gone, or for a disk that is full, are lost: the site goes on. So it does where a reader has stopped reading, such as
 * a collector that hangs: beyond what waits for it, lines are lost.
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
