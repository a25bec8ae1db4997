import type { IncomingHttpHeaders } from 'node:http';
import createHttpError from 'http-errors';
import type { Next } from 'koa';
import type { HostCheck } from './host-check.ts';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/** Bytes that a request may announce; a form reads 16 KiB of them and says in its own words what is too much. */
const maxAnnouncedBytes = 1024 * 1024;
// A control character anywhere in the decoded path, NUL among them, a backslash, which some clients read as a slash, or two slashes.
const forbiddenInPath = /[\p{Cc}\\]|\/\//u;
// Browsers resolve them before they ask. koa-static would as well, and serve what stands beside the assets.
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/;

// What we parse of a request, in time that grows faster than its length in some: browsers send a few hundred bytes.
const parsedHeaders = 'accept accept-encoding accept-language user-agent if-none-match'.split(' ');
const maxParsedBytes = 1024;

export interface RequestGuardOptions {
  checkHost: HostCheck;
  /** Whether something may be posted to a path; everything else is only read. */
  acceptsPost: (path: string) => boolean;
}

/**
 * Refuses requests that can mean no page of ours, before anything else looks at them. 400: bad percent-encoding, control
 * characters, backslashes, doubled slashes or dot segments in the path, or a Host that is missing, double or no host name. 421:
 * a Host that is not ours, where ours is configured. 405: a method that the path does not take. 413: a body beyond reason. It
 * never answers 5xx: a client's mistake is no fault of the server.
 * @throws http-errors, which the error page answers.
 */
export function createRequestGuard({ checkHost, acceptsPost }: RequestGuardOptions): SiteMiddleware {
  return async function guardRequest(ctx: SiteContext, next: Next): Promise<void> {
    dropLongHeaders(ctx.req.headers);
    if (!isPlainPath(ctx.req.url ?? '')) throw createHttpError(400);
    const hostProblem = checkHost(ctx.req);
    // The health check asks by address, not by name.
    if (hostProblem && !(hostProblem === 421 && isProbe(ctx))) throw createHttpError(hostProblem);
    const allowed = acceptsPost(ctx.path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(ctx.method)) throw createHttpError(405, { headers: { Allow: allowed.join(', ') } });
    if (Number(ctx.get('Content-Length')) > maxAnnouncedBytes) throw createHttpError(413);
    await next();
  };
}

/** Whether the path of a request target decodes cleanly and could name a page. */
function isPlainPath(target: string): boolean {
  try {
    const path = decodeURIComponent(target.split('?', 1)[0] ?? '');
    return !forbiddenInPath.test(path) && !dotSegment.test(path);
  } catch {
    return false;
  }
}

// As if it had not been sent: who sends one gets what everybody gets.
function dropLongHeaders(headers: IncomingHttpHeaders): void {
  for (const name of parsedHeaders) {
    if ((headers[name]?.length ?? 0) > maxParsedBytes) delete headers[name];
  }
}

function isProbe(ctx: SiteContext): boolean {
  return ctx.path === '/healthz' || ctx.path === '/readyz' || ctx.path.startsWith('/readyz/');
}
