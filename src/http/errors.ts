import { STATUS_CODES } from 'node:http';
import { isHttpError } from 'http-errors';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import { RenderAborted } from '../render/abort-reasons.ts';
import { OverloadError } from './admission.ts';
import type { ContentEncoding, EncodedAnswer } from './content-encoding.ts';
import type { RequestState, SiteContext, SiteMiddleware } from './request-context.ts';
import { wantsJson } from './wants-json.ts';

/** The page of a status, which was made before it is needed. */
export type FindErrorPage = (status: number, encoding: ContentEncoding) => Promise<EncodedAnswer>;

/** Headers that hold for one body. An answer without a policy of its own gets the server's. */
const ofBody = ['Content-Encoding', 'Content-Length', 'Content-Security-Policy', 'ETag', 'Last-Modified'];

/**
 * Decides the fate of everything thrown below it: the branded page or JSON with the right status, the headers that
 * stand so far kept (Koa's own handler would remove them all) but for those of a body, and one log line for what is
 * our fault. What the client did wrong is in the request line; a client that left is no error.
 */
export function createErrors(findErrorPage: FindErrorPage): SiteMiddleware {
  return async function answerErrors(ctx: SiteContext, next: Next): Promise<void> {
    const { state } = ctx;
    try {
      await next();
    } catch (error) {
      if (isClientGone(error, ctx)) return logClientLeft(state);
      const status = statusOf(error);
      if (status >= 500 && !(error instanceof OverloadError)) {
        const { route = 'unmatched' } = state;
        state.log.error({ event: 'fault', err: error, route }, 'The request failed');
      }
      await answer(ctx, status, isHttpError(error) ? error.headers : undefined);
    }
  };

  async function answer(
    ctx: SiteContext,
    status: number,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const { requestId, encoding } = ctx.state;
    for (const name of ofBody) ctx.remove(name);
    ctx.status = status;
    ctx.set({
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
      ...headers,
    });
    if (wantsJson(ctx)) {
      ctx.body = { error: { status, title: STATUS_CODES[status] ?? 'Error', requestId } };
      return;
    }
    const page = await findErrorPage(status, encoding);
    ctx.set(page.headers);
    ctx.body = page.body;
  }
}

/**
 * Writes the line of an answer that broke off after its headers were sent, of which Koa says so by its `error` event.
 * `siteLog` is for what has no request.
 */
export function createBrokenAnswerLog(siteLog: Logger): (error: unknown, ctx?: SiteContext) => void {
  return function logBrokenAnswer(error, ctx) {
    const state: Partial<RequestState> = ctx?.state ?? {};
    if (ctx && isClientGone(error, ctx)) return logClientLeft(state);
    const { log = siteLog, route = 'unmatched' } = state;
    log.error({ event: 'fault', err: error, route }, 'A response broke off');
  };
}

/** Writes the one line of a client that left, however many say so: the connection, the stream and the render. */
export function logClientLeft(state: Partial<RequestState>): void {
  if (state.hasClientLeft) return;
  state.hasClientLeft = true;
  state.log?.debug({ event: 'left', route: state.route ?? 'unmatched' }, 'The client left');
}

const brokenConnection: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/**
 * Whether an error only says that the client is gone: the render's own, Node's premature close, or the system's broken
 * connection. A connection of ours, to the store for one, breaks with the same codes while the client waits.
 */
function isClientGone(error: unknown, { req }: SiteContext): boolean {
  if (error instanceof RenderAborted) return error.reason !== 'deadline';
  return (
    req.socket.destroyed && error instanceof Error && 'code' in error && brokenConnection.includes(error.code)
  );
}

function statusOf(error: unknown): number {
  // Past its deadline: the other reasons are the client's.
  if (error instanceof RenderAborted) return 503;
  if (error instanceof OverloadError) return error.status;
  if (isHttpError(error)) return error.status;
  return 500;
}
