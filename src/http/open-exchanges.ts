import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { whenClosed } from './when-closed.ts';

/** A request and its answer, from the end of the request's header to the end of the answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Milliseconds, as `performance.now` counts them. */
  startedAt: number;
}

export interface Connection {
  socket: Duplex;
  /** When it was opened, or its last exchange was over. Milliseconds, as `performance.now` counts them. */
  idleSince: number;
  /** Requests so far, the present ones among them. */
  requests: number;
  /** Exchanges that are not over, in the order of their requests; more than one when the client pipelines. */
  open: ReadonlySet<Exchange>;
}

export interface OpenExchanges {
  /** In the order in which they were opened. */
  connections: ReadonlySet<Readonly<Connection>>;
  of: (socket: Duplex) => Readonly<Connection> | undefined;
  /** Whether an answer may be written past Node: nothing was sent for the request that the connection is at. */
  canBeAnswered: (socket: Duplex) => boolean;
}

/**
 * Follows what `server` is answering. It keeps no order that would have to be kept up on every request: whoever looks
 * for the longest looks through the connections.
 */
export function followExchanges(server: Server): OpenExchanges {
  const connections = new Set<Connection>();
  const bySocket = new WeakMap<Duplex, Connection & { open: Set<Exchange> }>();

  server.prependListener('connection', (socket) => {
    const connection = { socket, idleSince: performance.now(), requests: 0, open: new Set<Exchange>() };
    connections.add(connection);
    bySocket.set(socket, connection);
    socket.once('close', () => connections.delete(connection));
  });

  server.prependListener('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    if (!connection) return;
    const exchange = { request, response, startedAt: performance.now() };
    connection.requests += 1;
    connection.open.add(exchange);
    whenClosed(response, () => {
      connection.open.delete(exchange);
      connection.idleSince = performance.now();
    });
  });

  function canBeAnswered(socket: Duplex): boolean {
    const [first, second] = bySocket.get(socket)?.open ?? [];
    return !first || (!second && !first.request.complete && !first.response.headersSent);
  }

  return { connections, of: (socket) => bySocket.get(socket), canBeAnswered };
}
