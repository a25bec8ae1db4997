import type { Next } from 'koa';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import type { Readiness } from './readiness.ts';

/**
 * `GET /healthz`: the process is alive and answers; nothing is looked up. `GET /readyz`: everything it needs works,
 * 200, or 503 with the names of what does not. `GET /readyz/<check>` answers for one check alone: a balancer asks
 * `/readyz/draining`, since pages are served whatever else is wrong.
 */
export function createHealth(readiness: Readiness): SiteMiddleware {
  return async function health(ctx: SiteContext, next: Next): Promise<void> {
    const [, path, name] = /^\/(healthz|readyz)(?:\/([a-z-]+))?$/.exec(ctx.path) ?? [];
    if (path === 'healthz' && name === undefined) answerAlive(ctx);
    else if (path === 'readyz') await answerReady(ctx, readiness, name);
    else await next();
  };
}

function answerAlive(ctx: SiteContext): void {
  ctx.state.route = '/healthz';
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = 'ok\n';
}

async function answerReady(ctx: SiteContext, readiness: Readiness, name: string | undefined): Promise<void> {
  const { isReady, reasons, checks } = await readiness.report();
  const state = ctx.state;
  state.route = '/readyz';
  ctx.set('Cache-Control', 'no-store');
  if (name === undefined) {
    ctx.status = isReady ? 200 : 503;
    ctx.body = { isReady, reasons, checks };
    return;
  }
  const result = Object.hasOwn(checks, name) ? checks[name] : undefined;
  if (!result) return;
  state.route = '/readyz/:check';
  ctx.status = result.isReady ? 200 : 503;
  ctx.body = result;
}
