import type { Server } from 'node:http';
import type { OpenExchanges } from './open-exchanges.ts';

/** Milliseconds between two looks, at most. */
const longestPause = 1000;

/**
 * Breaks a connection whose answer is not over `milliseconds` after its request, however steadily its reader trickles.
 * One timer looks at all of them, up to a tenth of that time late: a timer for each request would cost each of them.
 */
export function holdResponseDeadline(server: Server, exchanges: OpenExchanges, milliseconds: number): void {
  const timer = setInterval(cutLate, Math.min(longestPause, milliseconds / 10)).unref();
  server.once('close', () => clearInterval(timer));

  function cutLate(): void {
    const latest = performance.now() - milliseconds;
    for (const { socket, open } of exchanges.connections) {
      const [first] = open;
      if (first && first.startedAt < latest) socket.destroy();
    }
  }
}
