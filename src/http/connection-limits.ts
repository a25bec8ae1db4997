import type { RequestListener } from 'node:http';
import type { OpenExchanges } from './open-exchanges.ts';

export interface ConnectionLimits {
  /** Requests of one connection. */
  maxRequestsPerSocket: number;
  /** Requests of one connection that wait for their answer; each holds memory. Browsers and proxies ask one at a time. */
  maxPipelined: number;
}

/** Puts `listener` behind the limits of what one connection may ask for. */
export function limitConnections(
  listener: RequestListener,
  exchanges: OpenExchanges,
  { maxRequestsPerSocket, maxPipelined }: ConnectionLimits,
): RequestListener {
  return function answerWithinLimits(request, response) {
    const { socket } = request;
    // The parser hands over everything that arrived in one piece, even once the connection is closed.
    if (socket.destroyed) return;
    const connection = exchanges.of(socket);
    if (connection && connection.open.size > maxPipelined) {
      socket.destroy();
      return;
    }
    // Every layer that has to know when an answer is over listens for its end, Koa's and Node's own among them.
    response.setMaxListeners(20);
    // Node says so too, but leaves the connection open and answers what follows by 503.
    if (connection && connection.requests >= maxRequestsPerSocket) response.setHeader('Connection', 'close');
    listener(request, response);
  };
}
