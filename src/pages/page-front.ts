/**
 * Answers the plainest and most frequent request, a page that is in the page cache, before Koa is asked. The contract,
 * shown by tests/http/page-front.test.ts, which compares it with Koa's answers:
 *
 * - It answers GET and HEAD of exactly a path of the route table, without a query or a body, once the page is cached
 *   and compressed as tightly as it goes for an `Accept-Encoding` that was negotiated before.
 * - It answers 304 to an `If-None-Match` that is the page's own tag.
 * - Everything else, a Host that is not ours among it, goes on to `next` as it came.
 * - Status, headers, bytes and log line are those of Koa's path, made by the same functions.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { findRoute } from '../../views/routes/route-table.ts';
import type { HostCheck } from '../http/host-check.ts';
import { createRequestLine, followResponse } from '../http/request-line.ts';
import { requestIdOf } from '../http/request-log.ts';
import { type SecurityOptions, securityHeaders } from '../http/security-headers.ts';
import type { Manifest } from '../manifest.ts';
import { cachedPageHeaders } from '../render/cached-page-headers.ts';
import { type ContentEncoding, chosenBefore } from '../render/content-encoding.ts';
import type { CachedPage, PageCache } from '../render/page-cache.ts';

export interface PageFrontOptions {
  cache: PageCache;
  manifest: Manifest;
  security: SecurityOptions;
  checkHost: HostCheck;
  log: Logger;
}

/** The two answers that one page has under one encoding; each head is flat, names and values in turn. */
interface Prepared {
  encoding: ContentEncoding;
  body: Buffer;
  found: readonly string[];
  notModified: readonly string[];
}

/** Where a request's id goes in a prepared head. */
const idIndex = 1;

/** What a 304 says nothing of, having no body. */
const headersOfBody: ReadonlySet<string> = new Set(['Content-Type', 'Content-Length']);

/** Puts the page cache before `next`; see the contract at the head of this module. */
export function createPageFront(options: PageFrontOptions, next: RequestListener): RequestListener {
  const { cache, checkHost, log } = options;
  const writeLine = createRequestLine(log);
  /** By the body, of which a page has one for each encoding. */
  const prepared = new WeakMap<Buffer, Prepared>();

  return function answerCachedPage(request, response) {
    const { url: path = '', method } = request;
    const page = isPlain(request) ? cache.get(path) : undefined;
    const answer = page && preparedFor(path, page, request.headers['accept-encoding']);
    if (!answer || checkHost(request)) return next(request, response);

    const tag = request.headers['if-none-match'];
    if (tag !== undefined && tag !== page.etag) return next(request, response);
    const requestId = requestIdOf(request);
    const { encoding, found, notModified, body } = answer;
    followResponse(response, writeLine, () => ({
      requestId,
      route: path,
      encoding,
      mode: 'whole',
      cache: 'hit',
    }));
    const head = [...(tag === undefined ? found : notModified)];
    head[idIndex] = requestId;
    response.writeHead(tag === undefined ? 200 : 304, head);
    response.end(tag === undefined && method === 'GET' ? body : undefined);
  };

  function preparedFor(path: string, page: CachedPage, acceptEncoding = ''): Prepared | undefined {
    const encoding = chosenBefore(acceptEncoding);
    const body = encoding && page.bodies[encoding];
    if (!body) return undefined;
    const known = prepared.get(body);
    if (known) return known;
    const answer = prepare(path, { page, encoding, body }, options);
    prepared.set(body, answer);
    return answer;
  }
}

/** Whether a request asks for nothing but what may be answered from memory. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    // A reload, or a condition that takes more than a comparison: Koa's path knows them.
    headers['cache-control'] === undefined &&
    headers['if-modified-since'] === undefined
  );
}

function prepare(
  path: string,
  { page, encoding, body }: { page: CachedPage; encoding: ContentEncoding; body: Buffer },
  { manifest, security }: Pick<PageFrontOptions, 'manifest' | 'security'>,
): Prepared {
  const style = findRoute(path)?.page;
  const headers = Object.entries({
    'X-Request-Id': '',
    ...securityHeaders(security, { styleHash: style && manifest.pages[style].cssHash }),
    ...cachedPageHeaders(page, encoding),
    'Content-Length': String(body.length),
  });
  return {
    encoding,
    body,
    found: headers.flat(),
    notModified: headers.filter(([name]) => !headersOfBody.has(name)).flat(),
  };
}
