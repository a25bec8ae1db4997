import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connection, OpenExchanges } from './open-exchanges.ts';

export interface ConnectionCeilingOptions {
  exchanges: OpenExchanges;
  /** Connections at a time. */
  ceiling: number;
  /** Hears of each connection that was closed to make room. */
  onFull: () => void;
}

/**
 * Holds the number of connections: for each one beyond the ceiling, the one that has been waiting longest is closed,
 * be it idle, silent or still sending its request; where none waits, the one that has been reading its answer
 * longest. Someone who fills the ceiling with slow connections so loses those, and whoever asks and reads is answered.
 */
export function holdConnectionCeiling(
  server: Server,
  { exchanges: { connections }, ceiling, onFull }: ConnectionCeilingOptions,
): void {
  server.on('connection', (opened) => {
    if (connections.size <= ceiling) return;
    const longest = longestOf(connections, opened);
    if (!longest) return;
    longest.socket.destroy();
    onFull();
  });
}

/** The connection that waits longest, else the one that is answered longest; `opened` itself never. */
function longestOf(connections: Iterable<Readonly<Connection>>, opened: Duplex): Connection | undefined {
  let waiting: Connection | undefined;
  let answered: Connection | undefined;
  let answeredSince = Number.POSITIVE_INFINITY;
  for (const connection of connections) {
    if (connection.socket === opened || connection.socket.destroyed) continue;
    const [first] = connection.open;
    // A request that has not arrived whole is still waited for.
    if (!first?.request.complete) {
      if (!waiting || connection.idleSince < waiting.idleSince) waiting = connection;
    } else if (first.startedAt < answeredSince) {
      answered = connection;
      answeredSince = first.startedAt;
    }
  }
  return waiting ?? answered;
}
