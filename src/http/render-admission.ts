import type { Next } from 'koa';
import type { Admission, WorkKind } from './admission.ts';
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
 * Resolves when this request may be rendered; at once where nobody admits.
 * @throws OverloadError
 */
export async function admitRender(ctx: SiteContext, kind?: WorkKind): Promise<void> {
  const { admission } = ctx.state;
  if (!admission) return;
  const leave = await admission.enter(kind ?? (ctx.method === 'POST' ? 'post' : 'page'), ctx.ip);
  if (ctx.res.destroyed) leave();
  else whenClosed(ctx.res, leave);
}
