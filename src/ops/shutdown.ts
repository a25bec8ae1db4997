import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HttpServer } from '../http/http-server.ts';
import type { Readiness } from './readiness.ts';

export interface ShutdownOptions {
  server: HttpServer;
  readiness: Readiness;
  log: Logger;
  /**
   * Milliseconds in which readiness is red and connections are still taken, so that balancers turn away; up to five
   * times that while new connections keep coming.
   */
  lameDuckMs: number;
  /** Milliseconds that connections without a request are then left open. */
  idleMs?: number;
  /** Milliseconds for answers under way. */
  drainMs?: number;
  /** Milliseconds for each of `closers`. */
  closeMs?: number;
  /** Functions that flush and close parts of the site, called after the last answer in this order. */
  closers: readonly (() => Promise<void>)[];
}

/** Milliseconds in which a slow reader may take the last lines of the log. */
const logMs = 1000;

/**
 * Milliseconds in which another signal is the first one again: Ctrl-C goes to all that a terminal runs, the site and the
 * `npm start` that it came from, and npm passes on what it gets.
 */
const sameSignalMs = 500;

/** Shuts down on the first SIGTERM, SIGINT or SIGHUP and exits with its code; the second one ends the process at once. */
export function stopOnSignals(options: ShutdownOptions): void {
  const { log } = options;
  let stoppingSince: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      log.info({ event: 'signal', signal }, 'Asked to stop');
      void shutDown(options).then((exitCode) => {
        log.flush(() => process.exit(exitCode));
        setTimeout(() => process.exit(exitCode), logMs);
      });
    });
  }
}

/**
 * Stops a server so that no request fails: readiness red, a lame-duck window in which every answer says
 * `Connection: close`, no new connections, answers under way finished, closers run. Resolves with the exit code: 0, or
 * 1 when something could not be closed.
 */
export async function shutDown(options: ShutdownOptions): Promise<0 | 1> {
  const {
    server,
    readiness,
    log,
    lameDuckMs,
    idleMs = 2000,
    drainMs = 10_000,
    closeMs = 10_000,
    closers,
  } = options;
  const started = performance.now();
  readiness.drain();
  log.info({ event: 'drain', lameDuckMs }, 'Stopping: requests are answered, connections are not kept');
  server.keepNoConnections();
  await waitUntilNobodyComes(server, lameDuckMs);

  const cut = await closeServer(server, idleMs, drainMs);
  if (cut) log.warn({ event: 'drain', drainMs }, 'Answers that took too long were cut');

  let exitCode: 0 | 1 = 0;
  for (const close of closers) {
    try {
      await withinTime(close(), closeMs);
    } catch (err) {
      exitCode = 1;
      log.error({ event: 'drain', err }, 'Something could not be closed');
    }
  }
  log.info({ event: 'stopped', ms: Math.round(performance.now() - started) }, 'Stopped');
  return exitCode;
}

async function waitUntilNobodyComes(server: Server, lameDuckMs: number): Promise<void> {
  const latest = performance.now() + 5 * lameDuckMs;
  let quietFrom = performance.now();
  server.on('connection', () => {
    quietFrom = performance.now();
  });
  do await wait(Math.min(lameDuckMs, 50));
  while (performance.now() < Math.min(quietFrom + lameDuckMs, latest));
  await takeWhatArrived(server);
}

/** Resolves with whether answers had to be cut. */
async function closeServer(server: Server, idleMs: number, drainMs: number): Promise<boolean> {
  const closed = once(server, 'close').then(() => true);
  // Not the HTTP server's own `close`, which breaks idle connections at once: over one of them a request may be on
  // its way. It is answered, with `Connection: close`.
  NetServer.prototype.close.call(server);
  if (await Promise.race([closed, wait(idleMs, false)])) return false;
  await takeWhatArrived(server);
  // Again and again: a connection whose answer began before the stop was told that it is kept.
  const idle = setInterval(() => server.closeIdleConnections(), 10);
  const isClosed = await Promise.race([closed, wait(drainMs, false, { ref: false })]);
  clearInterval(idle);
  if (isClosed) return false;
  server.closeAllConnections();
  return true;
}

// On a busy machine a timer may fire while connections and requests that came before still lie with the kernel; libuv
// takes one connection a turn.
async function takeWhatArrived(server: Server): Promise<void> {
  let idleTurns = 0;
  const onArrival = (): void => {
    idleTurns = 0;
  };
  server.on('connection', onArrival).on('request', onArrival);
  for (let turns = 0; idleTurns < 3 && turns < 10_000; turns += 1) {
    idleTurns += 1;
    await setImmediate();
  }
  server.off('connection', onArrival).off('request', onArrival);
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  const done = new AbortController();
  const tooLate = wait(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`It did not close within ${ms} ms.`);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    done.abort();
  }
}
