import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenExchanges } from './open-exchanges.ts';
import { whenClosed } from './when-closed.ts';

export interface ConnectionLimits {
  /** Milliseconds from a request to the last byte of its answer, however steadily a reader trickles. */
  responseTimeout: number;
  /** Requests of one connection. */
  maxRequestsPerSocket: number;
  /** Requests of one connection that wait for their answer; each holds memory. Browsers and proxies ask one at a time. */
  maxPipelined: number;
}

/** Puts `listener` behind the limits of what one connection may ask for. */
export function limitConnections(
  listener: RequestListener,
  exchanges: OpenExchanges,
  { responseTimeout, maxRequestsPerSocket, maxPipelined }: ConnectionLimits,
): RequestListener {
  const requests = new WeakMap<Socket, number>();

  return function answerWithinLimits(request, response) {
    const { socket } = request;
    // The parser hands over everything that arrived in one piece, even once the connection is closed.
    if (socket.destroyed) return;
    if (exchanges.of(socket).size > maxPipelined) {
      socket.destroy();
      return;
    }
    // Every layer that has to know when an answer is over listens for its end, Koa's and Node's own among them.
    response.setMaxListeners(20);
    const count = (requests.get(socket) ?? 0) + 1;
    requests.set(socket, count);
    // Node says so too, but leaves the connection open and answers what follows by 503.
    if (count >= maxRequestsPerSocket) response.setHeader('Connection', 'close');

    const timer = setTimeout(() => socket.destroy(), responseTimeout).unref();
    whenClosed(response, () => clearTimeout(timer));
    listener(request, response);
  };
}
