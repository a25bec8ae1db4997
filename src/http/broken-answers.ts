import type { Logger } from 'pino';
import { isClientGone } from '../render/abort-reasons.ts';
import type { RequestState, SiteContext } from './request-context.ts';

/**
 * Writes the line of an answer that broke off after its headers were sent, of which Koa says so by its `error` event.
 * `siteLog` is for what has no request.
 */
export function createBrokenAnswerLog(siteLog: Logger): (error: unknown, ctx?: SiteContext) => void {
  return function logBrokenAnswer(error, ctx) {
    const state: Partial<RequestState> = ctx?.state ?? {};
    if (isClientGone(error)) return logClientLeft(state);
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
