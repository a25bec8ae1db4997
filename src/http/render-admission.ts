import type { Context, Middleware, Next } from 'koa';
import type { Admission } from './admission.ts';
import type { RequestState } from './request-context.ts';
import { whenClosed } from './when-closed.ts';

/**
 * Gives what renders further down a way to ask whether it may: `ctx.state.admitRender`. What needs no render, a cached
 * page above all, never asks and is answered under any load.
 */
export function createRenderAdmission(admission: Admission): Middleware {
  return async function offerRenderAdmission(ctx: Context, next: Next): Promise<void> {
    (ctx.state as RequestState).admitRender = async (work = ctx.method === 'POST' ? 'due' : 'refusable') => {
      await admission.enter(work);
      if (ctx.res.destroyed) admission.leave();
      else whenClosed(ctx.res, admission.leave);
    };
    await next();
  };
}
