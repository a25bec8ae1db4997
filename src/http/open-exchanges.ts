import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { whenClosed } from './when-closed.ts';

/** A request and its answer, from the end of the request's header to the end of the answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface OpenExchanges {
  /** Those of one connection, in the order of their requests; more than one when the client pipelines. */
  of: (socket: Duplex) => ReadonlySet<Exchange>;
  /** Whether an answer may be written past Node: nothing was sent for the request that the connection is at. */
  canBeAnswered: (socket: Duplex) => boolean;
}

const none: ReadonlySet<Exchange> = new Set();

/** Follows what `server` is answering. */
export function followExchanges(server: Server): OpenExchanges {
  const bySocket = new WeakMap<Duplex, Set<Exchange>>();

  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const exchange = { request, response };
    const open = bySocket.get(socket) ?? new Set();
    bySocket.set(socket, open.add(exchange));
    whenClosed(response, () => open.delete(exchange));
  });

  function of(socket: Duplex): ReadonlySet<Exchange> {
    return bySocket.get(socket) ?? none;
  }

  function canBeAnswered(socket: Duplex): boolean {
    const [first, second] = of(socket);
    return !first || (!second && !first.request.complete && !first.response.headersSent);
  }

  return { of, canBeAnswered };
}
