import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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
  /** The last answer that it gets is under way or sent. */
  isEnding: boolean;
}

export interface Connections {
  /** In the order in which they were opened. */
  all: ReadonlySet<Readonly<Connection>>;
  of: (socket: Duplex) => Connection | undefined;
  /** Whether an answer may be written past Node: nothing was sent for the request that the connection is at. */
  canBeAnswered: (socket: Duplex) => boolean;
}

/**
 * Follows what `server` is answering. It keeps no order that would have to be kept up on every request: whoever looks
 * for the longest looks through the connections.
 */
export function followConnections(server: Server): Connections {
  const all = new Set<Connection>();
  const bySocket = new WeakMap<Duplex, Connection & { open: Set<Exchange> }>();

  server.prependListener('connection', (socket) => {
    const idleSince = performance.now();
    const connection = { socket, idleSince, requests: 0, open: new Set<Exchange>(), isEnding: false };
    all.add(connection);
    bySocket.set(socket, connection);
    socket.once('close', () => all.delete(connection));
  });

  server.prependListener('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    // The parser hands over everything that arrived in one piece, even once the connection is closed.
    if (!connection || request.socket.destroyed) return;
    const exchange = { request, response, startedAt: performance.now() };
    connection.requests += 1;
    connection.open.add(exchange);
    response.once('close', () => {
      connection.open.delete(exchange);
      connection.idleSince = performance.now();
    });
  });

  function canBeAnswered(socket: Duplex): boolean {
    const [first, second] = bySocket.get(socket)?.open ?? [];
    return !first || (!second && !first.request.complete && !first.response.headersSent);
  }

  return { all, of: (socket) => bySocket.get(socket), canBeAnswered };
}

/**
 * Holds the number of connections: for each one beyond the ceiling, the one that has been waiting longest is closed,
 * be it idle, silent or still sending its request; where none waits, the one that has been reading its answer
 * longest. Someone who fills the ceiling with slow connections so loses those, and whoever asks and reads is answered.
 * `onFull` is called for each connection that is closed to make room.
 */
export function holdCeiling(server: Server, { all }: Connections, ceiling: number, onFull: () => void): void {
  server.on('connection', (opened) => {
    if (all.size <= ceiling) return;
    const longest = longestOf(all, opened);
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

/** From here on no answer says that its connection is kept, those that are waited for already among them. */
export function keepNoConnections(server: Server, { all }: Connections): void {
  for (const { open } of all) {
    // Node ends the connection with the first answer that says so.
    const last = [...open].at(-1);
    if (last && !last.response.headersSent) last.response.setHeader('Connection', 'close');
  }
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
}

/** Between two looks at the deadlines, at most. */
const longestPauseMs = 1000;

/**
 * Breaks a connection whose answer is not over `timeoutMs` after its request, however steadily its reader trickles.
 * One timer looks at all of them, up to a tenth of that time late: a timer for each request would cost each of them.
 */
export function holdResponseDeadline(server: Server, { all }: Connections, timeoutMs: number): void {
  const timer = setInterval(cutLate, Math.min(longestPauseMs, timeoutMs / 10)).unref();
  server.once('close', () => clearInterval(timer));

  function cutLate(): void {
    const latest = performance.now() - timeoutMs;
    for (const { socket, open } of all) {
      const [first] = open;
      if (first && first.startedAt < latest) socket.destroy();
    }
  }
}

export interface ConnectionLimits {
  maxRequestsPerSocket: number;
  /** Requests of one connection that are answered at a time; each holds memory. Browsers and proxies ask one at a time. */
  maxPipelined: number;
}

/** Puts `listener` behind the limits of what one connection may ask for. */
export function limitConnections(
  listener: RequestListener,
  connections: Connections,
  { maxRequestsPerSocket, maxPipelined }: ConnectionLimits,
): RequestListener {
  return function answerWithinLimits(request, response) {
    const { socket } = request;
    if (socket.destroyed) return;
    const connection = connections.of(socket);
    if (connection?.isEnding) {
      // Its client asks again for what was not answered (RFC 9112, 9.3.2); a crowd of them would be kept until then.
      if (connection.open.size > 2 * maxPipelined) socket.destroy();
      return;
    }
    // Every layer that has to know when an answer is over listens for its end, Koa's and Node's own among them.
    response.setMaxListeners(20);
    // Of the number of requests Node says so too, but leaves the connection open and answers what follows by 503.
    if (connection && (connection.open.size >= maxPipelined || connection.requests >= maxRequestsPerSocket)) {
      connection.isEnding = true;
      response.setHeader('Connection', 'close');
    }
    listener(request, response);
  };
}
