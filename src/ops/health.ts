import Router from '@koa/router';
import createHttpError from 'http-errors';
import type { RequestState, SiteContext } from '../http/request-context.ts';
import type { Readiness } from './readiness.ts';

/**
 * `GET /healthz`: the process is alive and answers; nothing is looked up. `GET /readyz`: everything it needs works,
 * 200, or 503 with the names of what does not. `GET /readyz/<check>` answers for one check alone: a balancer asks
 * `/readyz/draining`, since pages are served whatever else is wrong.
 */
export function createHealth(readiness: Readiness): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });

  router.get('/healthz', (ctx) => {
    answer(ctx, '/healthz', 200, 'ok\n');
  });

  router.get('/readyz', async (ctx) => {
    const { isReady, reasons, checks } = await readiness.report();
    answer(ctx, '/readyz', isReady ? 200 : 503, { isReady, reasons, checks });
  });

  router.get('/readyz/:check', async (ctx) => {
    const { checks } = await readiness.report();
    const result = Object.entries(checks).find(([name]) => name === ctx.params.check)?.[1];
    if (!result) throw createHttpError(404);
    answer(ctx, '/readyz/:check', result.isReady ? 200 : 503, result);
  });

  return router;
}

function answer(ctx: SiteContext, route: string, status: 200 | 503, body: string | object): void {
  ctx.state.route = route;
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
