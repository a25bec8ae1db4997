import type { Next } from 'koa';
import type { Admission, WorkClass } from './admission.ts';
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
 * Resolves when this request may be rendered; at once where nobody admits. A post is `due` unless `work` says otherwise.
 * @throws OverloadError
 */
export async function admitRender(ctx: SiteContext, work?: WorkClass): Promise<void> {
  const { admission } = ctx.state;
  if (!admission) return;
  await admission.enter(work ?? (ctx.method === 'POST' ? 'due' : 'refusable'));
  if (ctx.res.destroyed) admission.leave();
  else whenClosed(ctx.res, admission.leave);
}
