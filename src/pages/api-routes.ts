import Router from '@koa/router';
import type { Business } from '../../data/business.ts';
import { services } from '../../data/services/catalogue.ts';
import type { ContactAnswer } from '../../views/site/server-data.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import { createJsonAnswer } from '../response-cache/json-answer.ts';

/** `GET /api/services` and `GET /api/contact`: what the pages show, as JSON. Neither changes while the process runs. */
export function createApiRoutes(business: Business): SiteMiddleware {
  const router = new Router({ prefix: '/api', strict: true, sensitive: true });
  router.get('/services', createJsonAnswer('/api/services', services));
  router.get('/contact', createJsonAnswer('/api/contact', contactAnswer(business)));
  router.all(['/services', '/contact'], refuseMethod);
  return router.routes() as unknown as SiteMiddleware;
}

function contactAnswer({ name, location, phone, whatsapp, email, mapsUrl }: Business): ContactAnswer {
  return { company: name, location, mobile: phone, whatsapp, email, maps: mapsUrl };
}

function refuseMethod(ctx: SiteContext): void {
  ctx.set('Allow', 'GET, HEAD');
  ctx.throw(405);
}
