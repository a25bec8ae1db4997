import createHttpError from 'http-errors';
import type { Next } from 'koa';
import type { ReactNode } from 'react';
import type { Route } from '../../views/routes/route.ts';
import { findRoute, notFoundRoute } from '../../views/routes/route-table.ts';
import { OverloadError } from '../http/admission.ts';
import { admitRender } from '../http/render-admission.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import { renderToBuffer } from '../render/render-to-buffer.ts';
import type { PageCache } from '../response-cache/page-cache.ts';
import { sendCachedPage } from '../response-cache/send-cached-page.ts';
import { type PageDocumentOptions, pageDocument } from './page-document.tsx';
import { renderDeadline } from './render-deadline.ts';
import { sendPage } from './send-page.ts';

export interface PageRoutesOptions extends PageDocumentOptions {
  /** Where the pages that are the same for everybody are kept, by their path. */
  cache: PageCache;
}

/**
 * Answers every address of the route table with its page, and any other with the 404 page. The table's paths are
 * fixed, so a row is found by one look-up rather than by trying patterns in turn.
 */
export function createPageRoutes(options: PageRoutesOptions): SiteMiddleware {
  const { cache } = options;

  return async function pageRoutes(ctx: SiteContext, next: Next): Promise<void> {
    const known = findRoute(ctx.path);
    const state = ctx.state;
    if (known) state.route = known.path;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      if (!known) return next();
      throw createHttpError(405, { headers: { Allow: 'GET, HEAD' } });
    }
    if (!known && !isForPage(ctx)) return next();

    const route = known ?? notFoundRoute;
    const isShared = known !== undefined && !(known.readsQuery && ctx.search);
    if (isShared) await sendShared(ctx, known);
    else if (known) await sendDynamic(ctx, route);
    else await sendDynamic(ctx, route).catch(throwPlainNotFound);
    state.styleHash = options.manifest.pages[route.page].cssHash;
  };

  /** The same bytes for everybody: from memory, rendered once. */
  async function sendShared(ctx: SiteContext, route: Route): Promise<void> {
    const state = ctx.state;
    const held = cache.get(route.path);
    state.cache = held ? 'hit' : 'miss';
    const page =
      held ??
      (await cache.load(route.path, async () => {
        await admitRender(ctx, 'due');
        return renderToBuffer(elementOf(route), renderDeadline);
      }));
    sendCachedPage(ctx, page);
  }

  /** Made for this request, and streamed. */
  async function sendDynamic(ctx: SiteContext, route: Route): Promise<void> {
    await sendPage(ctx, {
      element: pageDocument(route, { path: ctx.path, search: ctx.search }, options),
      status: route.status,
      cacheControl: route.status === 200 ? 'private, no-cache' : 'no-store',
      deadline: renderDeadline,
    });
  }

  function elementOf(route: Route): ReactNode {
    return pageDocument(route, { path: route.path, search: '' }, options);
  }
}

// Under overload an unknown address gets the 404 page that is made already, without the nearest pages.
function throwPlainNotFound(error: unknown): never {
  throw error instanceof OverloadError ? createHttpError(404) : error;
}

/** Whether an unknown address was asked for by somebody who reads pages; others get the short answer. */
function isForPage(ctx: SiteContext): boolean {
  return !/^\/(?:api|assets)\//.test(ctx.path) && ctx.accepts('html', 'json') === 'html';
}
