import type { Next } from 'koa';
import type { Admission } from './admission.ts';
import type { SiteContext, SiteMiddleware } from './request-context.ts';
import { whenClosed } from './when-closed.ts';

/**
 * Makes known to what renders further down who admits it: see `admitRender`. What needs no render, a cached page above
 * all, never asks and is answered under any load.
 */
export function createRenderAdmission(admission: Admission): SiteMiddleware {
  return async function offerRenderAdmission(ctx: SiteContext, next: Next): Promise<void> {
    ctx.state.admission = admission;
    await next();
  };
}

/**
 * Resolves when this request may be rendered; at once where nobody admits. `signal` is aborted when its client has left.
 * @throws OverloadError
 * @throws RenderAborted
 */
export async function admitRender(ctx: SiteContext, signal: AbortSignal): Promise<void> {
  const { admission } = ctx.state;
  if (!admission) return;
  const leave = await admission.enter(ctx.method === 'POST' ? 'post' : 'page', ctx.ip, signal);
  if (ctx.res.destroyed) leave();
  else whenClosed(ctx.res, leave);
}
