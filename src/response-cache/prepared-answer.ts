import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentEncoding } from '../http/content-encoding.ts';
import { followResponse, type RequestLine } from '../http/request-line.ts';
import { requestIdOf } from '../http/request-log.ts';

/** An answer from memory, put together but for the request's id. Its heads are flat: names and values in turn. */
export interface PreparedAnswer {
  /** As the log names it. */
  route: string;
  encoding: ContentEncoding;
  body: Buffer;
  found: readonly string[];
  notModified: readonly string[];
}

/** Where a request's id goes in a prepared head. */
const idIndex = 1;

/** What a 304 says nothing of, having no body. */
const headersOfBody: ReadonlySet<string> = new Set(['Content-Type', 'Content-Length']);

/** Puts an answer together; `headers` are those of the 200, without its length. */
export function prepareAnswer(
  answer: Pick<PreparedAnswer, 'route' | 'encoding' | 'body'>,
  headers: Readonly<Record<string, string>>,
): PreparedAnswer {
  const { route, encoding, body } = answer;
  const found = Object.entries({
    'X-Request-Id': '',
    ...headers,
    'Content-Length': String(body.length),
  });
  return {
    route,
    encoding,
    body,
    found: found.flat(),
    notModified: found.filter(([name]) => !headersOfBody.has(name)).flat(),
  };
}

export interface SendOptions {
  /** The client has it already: 304. */
  isKnown?: boolean;
  writeLine: (line: RequestLine) => void;
}

/** Sends an answer, without its body to a HEAD, and has its line written when it is over. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  { isKnown = false, writeLine }: SendOptions,
): void {
  const requestId = requestIdOf(request);
  const { route, encoding, found, notModified, body } = answer;
  followResponse(response, writeLine, () => ({ requestId, route, encoding, mode: 'whole', cache: 'hit' }));
  const head = [...(isKnown ? notModified : found)];
  head[idIndex] = requestId;
  response.writeHead(isKnown ? 304 : 200, head);
  response.end(!isKnown && request.method === 'GET' ? body : undefined);
}
