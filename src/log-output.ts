import { type DestinationStream, pino } from 'pino';

/** Bytes beyond which lines are written at once, however busy the turn is. */
const mostHeld = 8 * 1024;

/**
 * Writes what is logged in one turn of the event loop with one system call at its end, and the rest when the process
 * exits. Under load a call for each line is what logging costs; a process that is killed loses the lines of a turn.
 */
export function createLogOutput(fd = 1): DestinationStream {
  const output = pino.destination({ fd, sync: true, minLength: mostHeld });
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    output.flushSync();
  }

  process.once('exit', flush);
  return {
    write(line) {
      output.write(line);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    },
  };
}
