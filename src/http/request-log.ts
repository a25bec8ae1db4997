import type { ServerResponse } from 'node:http';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import type { RenderMode } from '../render/render-page.ts';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/** Fields of the request line that whoever answers knows. All of them are ours: nothing that a client made up. */
export interface Answered {
  requestId: string;
  /** Path or pattern as the route table writes it. */
  route: string;
  encoding: string;
  mode: RenderMode;
  cache: 'hit' | 'miss' | 'bypass';
}

/** Status in the log where the client left before anything was sent: nginx's number for it. */
const clientClosedRequest = 499;

/**
 * Writes one line when a response is over: event, requestId, method, route, status, ms, bytes, encoding, mode, cache.
 * A path or query that the client made up is never written, since it may hold anything. To be called before anything is
 * sent.
 */
export function logWhenOver(response: ServerResponse, log: Logger, describe: () => Answered): void {
  const started = performance.now();
  const { socket, method } = response.req;
  const sentBefore = socket.bytesWritten;
  response.once('close', () => {
    const { requestId, route, encoding, mode, cache } = describe();
    const line = {
      requestId,
      event: 'request',
      method,
      route,
      status: response.headersSent ? response.statusCode : clientClosedRequest,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
      encoding,
      mode,
      cache,
      // The client left before the end.
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    log.info(line, 'request');
  });
}

/** Has the line written of what Koa answers. */
export function createRequestLog(log: Logger): SiteMiddleware {
  return async function logRequest(ctx: SiteContext, next: Next): Promise<void> {
    const { state } = ctx;
    logWhenOver(ctx.res, log, () => ({
      requestId: state.requestId,
      route: state.route ?? 'unmatched',
      encoding: ctx.response.get('Content-Encoding') || 'identity',
      mode: state.mode ?? 'whole',
      cache: 'bypass',
    }));
    await next();
  };
}
