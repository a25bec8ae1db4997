import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware, Next, ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { RenderMode } from '../render/render-page.ts';
import type { Admission } from './admission.ts';
import { clientAddress, isPrivateAddress } from './client-address.ts';
import { type ContentEncoding, chooseEncoding } from './content-encoding.ts';

/** The contents of `ctx.state`, left by each middleware for those after it. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Encoding that a body of the answer is to have. */
  encoding: ContentEncoding;
  /** The route that answered, as the table writes it; never what the client wrote. */
  route?: string;
  /** How a page was sent. */
  mode?: RenderMode;
  /** Queue to enter before something is rendered, until it is entered (`admit.ts`); a cached page never enters it. */
  admission?: Admission | undefined;
  /** The line of a client that left is written. */
  hasClientLeft?: boolean;
}

/** A request on its way through Koa, with what our middleware leave in its state. */
export type SiteContext = ParameterizedContext<RequestState>;
export type SiteMiddleware = Middleware<RequestState>;

/** A target that no page can have: the guard refuses it with 400. */
const unreadable = '/%';

// A UUID with or without hyphens. Anything freer could carry a telephone number into the log.
const wellFormedId = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * Begins a request: its id, a log that carries the id, the visitor's address as `trustedHops` proxies of ours name it,
 * and the one decision about compression, which what stands further down reads in `Accept-Encoding` as well. Without
 * `admission` everybody is admitted.
 */
export function createRequestContext(
  log: Logger,
  trustedHops: number,
  admission?: Admission,
): SiteMiddleware {
  let isProxyKnown = trustedHops > 0;
  return async function beginRequest(ctx: SiteContext, next: Next): Promise<void> {
    const { req } = ctx;
    // An asterisk or an address of another scheme: what cannot be parsed would make `ctx.path` throw wherever it is read, in the
    // error page too.
    if (!req.url?.startsWith('/')) req.url = unreadable;
    const requestId = requestIdOf(req);
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    // koa-static and koa-compress would decide anew, and answer 500 to whoever refuses everything.
    req.headers['accept-encoding'] = encoding;
    ctx.state = { requestId, encoding, log: log.child({ requestId }), admission };
    ctx.set('X-Request-Id', requestId);
    const forwardedFor = ctx.get('X-Forwarded-For');
    ctx.request.ip = clientAddress(req.socket.remoteAddress ?? '', forwardedFor, trustedHops);
    if (!isProxyKnown && forwardedFor !== '' && isPrivateAddress(ctx.request.ip)) {
      isProxyKnown = true;
      log.warn(
        { event: 'proxy' },
        'A proxy hands requests on and TRUST_PROXY is 0: all visitors count as one, and share the limits of one. Set it to the number of proxies',
      );
    }
    await next();
  };
}

/** The client's id of the request when it is a UUID, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}
