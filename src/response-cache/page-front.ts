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
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { findRoute } from '../../views/routes/route-table.ts';
import type { Manifest } from '../base/manifest.ts';
import { chosenBefore } from '../http/content-encoding.ts';
import type { HostCheck } from '../http/host-check.ts';
import { createRequestLine } from '../http/request-line.ts';
import { type SecurityOptions, securityHeaders } from '../http/security-headers.ts';
import { cachedPageHeaders } from './cached-page-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { isPlainRequest } from './plain-request.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts';

export interface PageFrontOptions {
  cache: PageCache;
  manifest: Manifest;
  security: SecurityOptions;
  checkHost: HostCheck;
  log: Logger;
}

/** Puts the page cache before `next`; see the contract at the head of this module. */
export function createPageFront(options: PageFrontOptions, next: RequestListener): RequestListener {
  const { cache, manifest, security, checkHost, log } = options;
  const writeLine = createRequestLine(log);
  /** By the body, of which a page has one for each encoding. */
  const prepared = new WeakMap<Buffer, PreparedAnswer>();

  return function answerCachedPage(request, response) {
    const { url: path = '' } = request;
    const page = isPlainRequest(request) ? cache.get(path) : undefined;
    const answer = page && preparedFor(path, page, request.headers['accept-encoding']);
    if (!answer || checkHost(request)) return next(request, response);

    const tag = request.headers['if-none-match'];
    const isKnown = tag === page.etag;
    if (tag !== undefined && !isKnown) return next(request, response);
    sendPrepared(request, response, answer, { isKnown, writeLine });
  };

  function preparedFor(path: string, page: CachedPage, acceptEncoding = ''): PreparedAnswer | undefined {
    const encoding = chosenBefore(acceptEncoding);
    const body = encoding && page.bodies[encoding];
    if (!body) return undefined;
    const known = prepared.get(body);
    if (known) return known;
    const style = findRoute(path)?.page;
    const answer = prepareAnswer(
      { route: path, encoding, body },
      {
        ...securityHeaders(security, { styleHash: style && manifest.pages[style].cssHash }),
        ...cachedPageHeaders(page, encoding),
      },
    );
    prepared.set(body, answer);
    return answer;
  }
}
