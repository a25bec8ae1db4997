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
  const left = new AbortController();
  ctx.res.once('close', () => left.abort());
  if (ctx.res.closed) left.abort();
  ctx.res.once('close', await admission.enter(kind, ctx.ip, left.signal));
}
