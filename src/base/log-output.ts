import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Characters beyond which lines are written at once, however busy the turn is. */
const mostHeld = 8 * 1024;

/** Milliseconds between two attempts at a pipe that is full. */
const pipePause = 5;

/**
 * Writes what is logged in one turn of the event loop with one system call at its end, and the rest when the process
 * exits. Under load a call for each line is what logging costs; a process that is killed loses the lines of a turn.
 * It waits for a reader that is slow. Lines for one that is gone, or for a disk that is full, are lost: the site goes on.
 */
export function createLogOutput(fd = 1): DestinationStream {
  let held = '';
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    const text = held;
    held = '';
    if (text !== '') writeAll(fd, Buffer.from(text));
  }

  process.once('exit', flush);
  return {
    write(line) {
      held += line;
      if (held.length > mostHeld) flush();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    },
  };
}

function writeAll(fd: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(fd, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      pause(pipePause);
    }
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
