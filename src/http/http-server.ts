import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Logger } from 'pino';
import { createClientErrorAnswer, rawAnswer, refuse } from './client-error.ts';
import { holdConnectionCeiling } from './connection-ceiling.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { responseWithHeaders } from './default-headers.ts';
import { followExchanges } from './open-exchanges.ts';
import { holdResponseDeadline } from './response-deadline.ts';

/** Milliseconds, unless they say otherwise. */
export interface HttpLimits extends ConnectionLimits {
  /** From the first byte of a request, or from the opening of the connection, to the end of the header. */
  headersTimeout: number;
  /** To the end of the body. */
  requestTimeout: number;
  /** How often those two are looked at. */
  connectionsCheckingInterval: number;
  /** A connection on which nothing moves while a request or an answer is under way. */
  socketTimeout: number;
  /** From a request to the last byte of its answer. */
  responseTimeout: number;
  /** Between two requests of one connection. */
  keepAliveTimeout: number;
  /** Bytes. */
  maxHeaderSize: number;
  /** Fields beyond this are not read. */
  maxHeadersCount: number;
}

export const httpLimits: HttpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  socketTimeout: 30_000,
  responseTimeout: 120_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 8192,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1000,
  maxPipelined: 2,
};

export interface HttpServerOptions {
  /** Sent with every answer that does not set them itself. */
  headers: Readonly<Record<string, string>>;
  /** Connections at a time. */
  maxConnections: number;
  log: Logger;
  limits?: HttpLimits;
}

// Node hands over all that waits to be accepted in one turn, before a connection that was closed is counted off.
const acceptedInOneTurn = 512;

/** A server for `listener` that no client can hold up: every limit is set, and every answer carries `headers`. */
export function createHttpServer(
  listener: RequestListener,
  { headers, maxConnections, log, limits = httpLimits }: HttpServerOptions,
): Server {
  const server = createServer({ ...serverOptions(limits), ServerResponse: responseWithHeaders(headers) });
  server.timeout = limits.socketTimeout;
  server.maxHeadersCount = limits.maxHeadersCount;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = maxConnections + acceptedInOneTurn;

  const exchanges = followExchanges(server);
  holdConnectionCeiling(server, {
    exchanges,
    ceiling: maxConnections,
    onFull: () =>
      log.debug({ event: 'evicted' }, 'A waiting connection was closed to make room for a new one'),
  });
  holdResponseDeadline(server, exchanges, limits.responseTimeout);
  server.on('request', limitConnections(listener, exchanges, limits));
  server.on('clientError', createClientErrorAnswer({ headers, log, exchanges }));
  server.on('connect', (_request, socket) => {
    if (exchanges.canBeAnswered(socket)) refuse(socket, rawAnswer(405, headers));
    else socket.destroy();
  });
  return server;
}

function serverOptions({
  headersTimeout,
  requestTimeout,
  connectionsCheckingInterval,
  keepAliveTimeout,
  maxHeaderSize,
}: HttpLimits): ServerOptions {
  return {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    keepAliveTimeout,
    maxHeaderSize,
    // Node's own answer to a request without Host carries no headers; the request guard answers it with ours.
    requireHostHeader: false,
  };
}
