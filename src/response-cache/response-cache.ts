/**
 * Answers what is the same for every visitor, before Koa is asked: pages, API, the files that other programs ask for by
 * name, small assets; and keeps the pages of errors for whoever refuses something. The contract, shown by
 * tests/http/response-cache.test.ts:
 *
 * - It answers GET and HEAD of exactly a path of its sources; a query is ignored, unless the source reads it. Everything
 *   else goes on to `next` as it came: other methods, a body, a Host that is not ours, a path that it does not know.
 * - An answer is made once, by the function that its source is, however many ask at the same time, and compressed once
 *   for each encoding that is asked for, as tightly as it goes, off the main thread. Everybody gets those bytes; nobody
 *   gets others meanwhile.
 * - What cannot be made is answered with the page of status 500 and logged; the next request tries again.
 * - 304 by `If-None-Match` or `If-Modified-Since` (RFC 9110, 13), unless the client reloads (`Cache-Control: no-cache`).
 * - A HEAD has the headers of its GET. Each answer carries the security headers and the request's id, and has its line in
 *   the log.
 */
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ContentEncoding, chooseEncoding, type EncodedAnswer } from '../http/content-encoding.ts';
import type { FindErrorPage } from '../http/errors.ts';
import type { HostCheck } from '../http/host-check.ts';
import { requestIdOf } from '../http/request-context.ts';
import { logWhenOver } from '../http/request-log.ts';
import { type SecurityOptions, securityHeaders } from '../http/security-headers.ts';
import {
  answerUnder,
  type CachedResponse,
  cacheResponse,
  isKnown,
  type RenderedResponse,
} from './cached-response.ts';

/** Something that is the same for every visitor. */
export interface Source {
  /** Name of the route in the log. */
  route: string;
  make: () => Promise<RenderedResponse>;
  /** With a query it is made for one request, and not here. */
  readsQuery?: boolean;
  /** Milliseconds after which it is made anew; without it, never. */
  ttlMs?: number;
}

export interface ResponseCacheOptions {
  /** Sources by path, as the client writes it. */
  sources: ReadonlyMap<string, Source>;
  /** Pages of errors, by status; 400 and 500 stand for all others of their class. */
  errorSources: ReadonlyMap<number, Source>;
  security: SecurityOptions;
  checkHost: HostCheck;
  log: Logger;
}

export interface ResponseCache {
  /** Puts the cache before `next`. */
  before: (next: RequestListener) => RequestListener;
  findErrorPage: FindErrorPage;
  /** Makes and compresses everything that is not yet, one after the other, so that nobody is the first visitor. */
  warm: () => Promise<void>;
}

/** Between two answers that are made in advance: whoever asks meanwhile is answered in it. */
const pauseMs = 10;

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { sources, errorSources, security, checkHost, log } = options;
  const cached = new Map<Source, CachedResponse>();
  const making = new Map<Source, Promise<CachedResponse>>();

  function find(source: Source): CachedResponse | undefined {
    const answer = cached.get(source);
    return answer && answer.expiresAt > performance.now() ? answer : undefined;
  }

  /** Calls that come while it is being made share the one making. */
  function load(source: Source): Promise<CachedResponse> {
    return making.getOrInsertComputed(source, () => make(source).finally(() => making.delete(source)));
  }

  async function make(source: Source): Promise<CachedResponse> {
    const { route, ttlMs } = source;
    const made = await source.make();
    const answer = cacheResponse(made, {
      securityHeaders: securityHeaders(security, { styleHash: made.styleHash }),
      ttlMs,
      onCompressionFailed: (err) =>
        log.error({ event: 'fault', err, route }, 'An answer could not be compressed and is sent as it is'),
    });
    cached.set(source, answer);
    return answer;
  }

  async function answerFrom(
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { route } = source;
    const requestId = requestIdOf(request);
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const kept = find(source);
    let status: 200 | 304 | 500 = 500;
    let answer: EncodedAnswer | undefined;
    logWhenOver(response, log, () => {
      const encoding = answer?.headers['Content-Encoding'] ?? 'identity';
      return { requestId, route, encoding, mode: 'whole', cache: kept ? 'hit' : 'miss' };
    });
    try {
      const found = kept ?? (await load(source));
      answer = await answerUnder(found, wanted);
      status = isKnown(request.headers, found) ? 304 : 200;
    } catch (err) {
      log.error({ requestId, event: 'fault', err, route }, 'The request failed');
      answer = await findErrorPage(500, wanted);
    }
    send(request, response, status, { requestId, answer });
  }

  async function findErrorPage(status: number, encoding: ContentEncoding): Promise<EncodedAnswer> {
    const source = errorSources.get(status) ?? errorSources.get(status < 500 ? 400 : 500);
    try {
      if (!source) throw new Error(`There is no page for status ${status}`);
      return await answerUnder(find(source) ?? (await load(source)), encoding);
    } catch (err) {
      log.error({ event: 'fault', err, route: `error ${status}` }, 'The page of an error could not be made');
      const body = Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
      const headers = { ...securityHeaders(security), 'Content-Type': 'text/plain; charset=utf-8' };
      return { body, headers: { ...headers, 'Content-Length': String(body.length) } };
    }
  }

  async function warm(): Promise<void> {
    // A refusal is to cost nothing; a page that is asked for meanwhile is made at once.
    for (const source of [...errorSources.values(), ...sources.values()]) {
      await wait(pauseMs, undefined, { ref: false });
      try {
        const { compressed } = find(source) ?? (await load(source));
        await Promise.all(Object.values(compressed).map((compress) => compress()));
      } catch (err) {
        const { route } = source;
        log.error({ event: 'fault', err, route }, 'An answer could not be made in advance');
      }
    }
  }

  function before(next: RequestListener): RequestListener {
    return function answerFromCache(request, response) {
      const [path = '', query] = (request.url ?? '').split('?', 2);
      const source = sources.get(path);
      if (!source || (source.readsQuery && query) || !isPlain(request) || checkHost(request))
        return next(request, response);
      void answerFrom(source, request, response);
    };
  }

  return { before, findErrorPage, warm };
}

/** Whether a request reads, and brings nothing that would have to be looked at. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    (method === 'GET' || method === 'HEAD') &&
    (length === undefined || length === '0') &&
    headers['transfer-encoding'] === undefined
  );
}

/** Gives the whole head as a flat array, past the defaults of the server, which is how Node writes it fastest. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 304 | 500,
  { requestId, answer: { body, headers } }: { requestId: string; answer: EncodedAnswer },
): void {
  const { 'Content-Type': _type, 'Content-Length': _length, ...unchanged } = headers;
  const sent = status === 304 ? unchanged : headers;
  response.writeHead(status, ['X-Request-Id', requestId, ...Object.entries(sent).flat()]);
  response.end(status !== 304 && request.method === 'GET' ? body : undefined);
}
