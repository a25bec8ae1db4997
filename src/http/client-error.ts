import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Connections } from './connections.ts';

export interface ClientErrorOptions {
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  connections: Connections;
}

/** Milliseconds that a refused client may go on sending, so that it reads the answer before the connection breaks. */
const lingerMs = 1000;

/**
 * Time-outs that are answered in one turn of the event loop: connections that were opened together run out together, and a
 * thousand of them hold up nobody else.
 */
const timeoutsInOneTurn = 4;

const requestTimeout = 'ERR_HTTP_REQUEST_TIMEOUT';

const statusByCode: Readonly<Record<string, RefusalStatus>> = {
  [requestTimeout]: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type RefusalStatus = keyof typeof sentences;

const sentences = {
  400: 'This server cannot read the request.',
  405: 'This server can be asked with GET and HEAD, and by its forms with POST.',
  408: 'The request did not arrive in time. Please try again.',
  413: 'The request is larger than this server reads.',
  431: 'The header of the request is larger than this server reads. Clearing the cookies of this site usually helps.',
} as const;

/**
 * Answers what never becomes a request: bytes that are no HTTP (400), a header or body that does not arrive in time
 * (408), a header (431) or chunk extensions (413) that are too large. For the `clientError` event of `node:http`.
 */
export function createClientErrorAnswer({
  headers,
  log,
  connections,
}: ClientErrorOptions): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const refused = new WeakSet<Duplex>();
  const timedOut: Duplex[] = [];

  function refuseSomeTimedOut(): void {
    for (const socket of timedOut.splice(0, timeoutsInOneTurn)) refuseOrBreak(socket, requestTimeout);
    if (timedOut.length > 0) setImmediate(refuseSomeTimedOut);
  }

  function refuseOrBreak(socket: Duplex, code: string): void {
    const whole = [...(connections.of(socket)?.open ?? [])].findLast(({ request }) => request.complete);
    if (whole && code !== 'ECONNRESET') {
      // What came before is a request, and may be an enquiry: it is answered first. Where Node then ends the connection, it does.
      whole.response.once('close', () => socket.writable && refuseOrBreak(socket, code));
      return;
    }
    // A browser may open a connection ahead of need; a 408 on it would be shown for the page it asks for later.
    const isSilent = 'bytesRead' in socket && socket.bytesRead === 0;
    if (code === 'ECONNRESET' || !socket.writable || isSilent || !connections.canBeAnswered(socket)) {
      socket.destroy();
      return;
    }
    const status = statusByCode[code] ?? 400;
    log.info({ event: 'refused', status, code }, 'What a client sent was no request');
    refuse(socket, rawAnswer(status, headers));
  }

  return function answerClientError({ code = '' }, socket) {
    // The parser complains again for everything that a refused client still sends.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (code !== requestTimeout) refuseOrBreak(socket, code);
    else if (timedOut.push(socket) === 1) setImmediate(refuseSomeTimedOut);
  };
}

/** Sends an answer over a bare connection and ends it once the client has had time to read. */
export function refuse(socket: Duplex, answer: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(answer);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** A whole HTTP/1.1 answer as text, after which the connection ends. */
export function rawAnswer(status: RefusalStatus, headers: Readonly<Record<string, string>>): string {
  const body = `${status} ${STATUS_CODES[status]}\n${sentences[status]}\n`;
  const lines = Object.entries({
    ...headers,
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Date: new Date().toUTCString(),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
