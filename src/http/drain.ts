import { finished } from 'node:stream/promises';
import type { Next } from 'koa';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/** Milliseconds that a sender has for the rest; under `requestTimeout`, whose 408 says less than the answer. */
const drainMs = 10_000;

/**
 * Reads and forgets what is left of a body before an answer that ends its connection. Node closes such a connection with
 * the answer's last byte, whatever has not been read yet; the kernel then resets it, and with that the sender may lose
 * the answer (RFC 9112, 9.6). On a connection that stays, Node reads the rest itself.
 */
export function createDrain(timeoutMs = drainMs): SiteMiddleware {
  return async function drainRequest(ctx: SiteContext, next: Next): Promise<void> {
    await next();
    const { req, res } = ctx;
    if (req.complete || res.headersSent) return;
    const isLast = !res.shouldKeepAlive || res.getHeader('Connection') === 'close';
    if (!isLast) return;
    req.resume();
    // Too slow, or gone: the answer goes out all the same.
    const signal = AbortSignal.timeout(timeoutMs);
    await finished(req, { writable: false, signal }).catch(() => undefined);
  };
}
