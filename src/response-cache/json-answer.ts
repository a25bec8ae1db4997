import { createHash } from 'node:crypto';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';

/** Answers with a value that stays the same as long as the process: serialised once, with its ETag. */
export function createJsonAnswer(route: string, value: unknown): SiteMiddleware {
  const body = JSON.stringify(value);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return async function answerJson(ctx: SiteContext): Promise<void> {
    ctx.state.route = route;
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('ETag', etag);
    ctx.body = body;
  };
}
