import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { OpenExchanges } from './open-exchanges.ts';
import { whenClosed } from './when-closed.ts';

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
  { exchanges, ceiling, onFull }: ConnectionCeilingOptions,
): void {
  // Each in the order in which they began.
  const waiting = new Set<Duplex>();
  const answering = new Set<Duplex>();
  let open = 0;

  server.on('connection', (socket: Socket) => {
    open += 1;
    waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
      answering.delete(socket);
    });
    if (open > ceiling) closeLongest();
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    if (hasBody(request)) request.once('end', () => startAnswering(socket));
    else startAnswering(socket);
    whenClosed(response, () => {
      if (socket.destroyed || exchanges.of(socket).size > 0) return;
      answering.delete(socket);
      waiting.add(socket);
    });
  });

  function startAnswering(socket: Duplex): void {
    waiting.delete(socket);
    answering.add(socket);
  }

  function closeLongest(): void {
    const [longest] = waiting.size > 1 ? waiting : answering;
    if (!longest) return;
    waiting.delete(longest);
    answering.delete(longest);
    longest.destroy();
    onFull();
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
