import type { WorkKind } from './admission.ts';
import type { SiteContext } from './request-context.ts';

/**
 * Resolves when the work of a request may begin: at once where it was admitted before, or nobody admits.
 * @throws OverloadError when there is more to do than can be done soon, and RenderAborted when the client has left.
 */
export async function admit(ctx: SiteContext, kind: WorkKind): Promise<void> {
  const { admission } = ctx.state;
  if (!admission) return;
  ctx.state.admission = undefined;
  ctx.res.once('close', await admission.enter(kind, ctx.ip, signalWhenClientLeaves(ctx)));
}

/** Aborted when the connection closes before the response has been written whole. */
export function signalWhenClientLeaves(ctx: SiteContext): AbortSignal {
  const controller = new AbortController();
  // React looks for a gone client only once it pipes, and then without a reason. This listener is there before Koa's,
  // so the render ends with ours: https://github.com/vercel/next.js/pull/96715
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  // It may have left while the store was asked.
  if (ctx.res.closed) controller.abort();
  return controller.signal;
}
