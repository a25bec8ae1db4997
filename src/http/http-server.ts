import {
  createServer,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Logger } from 'pino';
import { createClientErrorAnswer, rawAnswer, refuse } from './client-error.ts';
import {
  type ConnectionLimits,
  followConnections,
  holdCeiling,
  holdResponseDeadline,
  keepNoConnections,
  limitConnections,
} from './connections.ts';

/** Milliseconds, unless they say otherwise. */
export const httpLimits = {
  /** From the first byte of a request, or from the opening of the connection, to the end of the header. */
  headersTimeout: 10_000,
  /** To the end of the body. */
  requestTimeout: 15_000,
  /** How often those two are looked at. */
  connectionsCheckingInterval: 1000,
  /** A connection on which nothing moves while a request or an answer is under way. */
  socketTimeout: 30_000,
  /** From a request to the last byte of its answer. */
  responseTimeout: 120_000,
  /** Between two requests of one connection. */
  keepAliveTimeout: 65_000,
  /** Bytes. */
  maxHeaderSize: 8192,
  /** Fields beyond this are not read. */
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1000,
  maxPipelined: 2,
} satisfies ConnectionLimits & Record<string, number>;

export type HttpLimits = typeof httpLimits;

export interface HttpServerOptions {
  /** Sent with every answer that does not set them itself. */
  headers: Readonly<Record<string, string>>;
  maxConnections: number;
  log: Logger;
  limits?: HttpLimits;
}

export interface HttpServer extends Server {
  /** From here on every answer says `Connection: close`. */
  keepNoConnections: () => void;
}

// Node hands over all that waits to be accepted in one turn, before a connection that was closed is counted off.
const acceptedInOneTurn = 512;

/** A server for `listener` that no client can hold up: every limit is set, and every answer carries `headers`. */
export function createHttpServer(
  listener: RequestListener,
  { headers, maxConnections, log, limits = httpLimits }: HttpServerOptions,
): HttpServer {
  const server = createServer({
    // Node takes what it knows of them.
    ...limits,
    // Its own answer to a request without Host carries no headers; the request guard answers it with ours.
    requireHostHeader: false,
    ServerResponse: responseWithHeaders(headers),
  });
  server.timeout = limits.socketTimeout;
  server.maxHeadersCount = limits.maxHeadersCount;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = maxConnections + acceptedInOneTurn;

  const connections = followConnections(server);
  holdCeiling(server, connections, maxConnections, () =>
    log.debug({ event: 'evicted' }, 'A waiting connection was closed to make room for a new one'),
  );
  holdResponseDeadline(server, connections, limits.responseTimeout);
  server.on('request', limitConnections(listener, connections, limits));
  server.on('clientError', createClientErrorAnswer({ headers, log, connections }));
  server.on('connect', (_request, socket) => {
    if (connections.canBeAnswered(socket)) refuse(socket, rawAnswer(405, headers));
    else socket.destroy();
  });
  return Object.assign(server, { keepNoConnections: () => keepNoConnections(server, connections) });
}

/**
 * The response class of a server whose every answer carries `headers`, unless it sets them itself or gives a whole head
 * as a flat array: also those that Node gives before any middleware is asked, 417 and the 503 beyond
 * `maxRequestsPerSocket`.
 */
function responseWithHeaders(headers: Readonly<Record<string, string>>): typeof ServerResponse {
  const entries = Object.entries(headers);
  return class ResponseWithHeaders extends ServerResponse {
    override writeHead(
      statusCode: number,
      reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
      given?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this {
      // A flat head is whole as it is; a header set beside it would cost Node a slower way of writing it.
      if (Array.isArray(reason)) return super.writeHead(statusCode, reason);
      for (const [name, value] of entries) if (!this.hasHeader(name)) this.setHeader(name, value);
      return typeof reason === 'string'
        ? super.writeHead(statusCode, reason, given)
        : super.writeHead(statusCode, reason);
    }
  } as typeof ServerResponse;
}
