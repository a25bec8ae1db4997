import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import type { ContentEncoding } from './content-encoding.ts';
import type { RequestState, SiteContext, SiteMiddleware } from './request-context.ts';
import { createRequestLine, followResponse } from './request-line.ts';

// A UUID with or without hyphens. Anything freer could carry a telephone number into the log.
const wellFormedId = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * Gives each request an id (the client's `X-Request-Id` when that is a UUID) and a log of its own, and writes one
 * line when the response is over: event, requestId, method, route, status, ms, bytes, encoding, mode, cache.
 * A path or query that the client made up is never written, since it may hold anything.
 */
export function createRequestLog(log: Logger): SiteMiddleware {
  const writeLine = createRequestLine(log);
  return async function requestLog(ctx: SiteContext, next: Next): Promise<void> {
    const requestId = requestIdOf(ctx.req);
    const state = new LoggedState(log, requestId);
    ctx.state = state;
    ctx.set('X-Request-Id', requestId);
    followResponse(ctx.res, writeLine, () => ({
      requestId,
      route: state.route ?? 'unmatched',
      encoding: (ctx.response.get('Content-Encoding') || 'identity') as ContentEncoding,
      mode: state.delivery?.mode ?? 'whole',
      cache: state.cache ?? 'bypass',
    }));
    await next();
  };
}

/** The client's id of the request when it is a UUID, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** A request's log is made when somebody first writes into it, which on most requests nobody does. */
class LoggedState implements RequestState {
  readonly requestId: string;
  readonly #siteLog: Logger;
  #log: Logger | undefined;
  declare route?: string;
  declare delivery?: NonNullable<RequestState['delivery']>;
  declare page?: NonNullable<RequestState['page']>;
  declare hasClientLeft?: boolean;
  declare cache?: NonNullable<RequestState['cache']>;

  constructor(siteLog: Logger, requestId: string) {
    this.#siteLog = siteLog;
    this.requestId = requestId;
  }

  get log(): Logger {
    this.#log ??= this.#siteLog.child({ requestId: this.requestId });
    return this.#log;
  }
}
