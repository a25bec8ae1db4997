import createHttpError from 'http-errors';
import { findRoute, notFoundRoute, routes } from '../../views/routes/route-table.ts';
import { OverloadError } from '../http/admission.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import type { SecurityOptions } from '../http/security-headers.ts';
import { renderToBuffer } from '../render/render-to-buffer.ts';
import type { RenderedResponse } from '../response-cache/cached-response.ts';
import type { Source } from '../response-cache/response-cache.ts';
import { type PageDocumentOptions, pageDocument } from './page-document.tsx';
import { renderTimeoutMs, sendPage } from './send-page.ts';

export interface PageAnswerOptions extends PageDocumentOptions {
  security: SecurityOptions;
}

/**
 * A browser, or a shared cache in front, shows a page again for a minute without asking. Then it asks, and mostly gets a 304.
 * A longer time would show old prices. `stale-while-revalidate` would not help: Chromium does not apply it to documents.
 */
const sharedCacheControl = 'public, max-age=60';

/** Every page of the route table as everybody gets it, by its path. */
export function pageSources(options: PageDocumentOptions): Map<string, Source> {
  const pages = routes.filter(({ path }) => path !== '*');
  return new Map(
    pages.map((route): [string, Source] => {
      const { path, page, readsQuery = false } = route;
      async function makePage(): Promise<RenderedResponse> {
        const element = pageDocument(route, { path, search: '' }, options);
        return {
          body: await renderToBuffer(element, renderTimeoutMs),
          styleHash: options.manifest.pages[page].cssHash,
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': sharedCacheControl },
        };
      }
      return [path, { route: path, readsQuery, make: makePage }];
    }),
  );
}

/**
 * Answers with a page that is made for one request: one whose query changes it, and the 404 page of an unknown address,
 * which names the nearest ones. The last in the list: whatever is left is not there.
 */
export function createPageRoutes(options: PageAnswerOptions): SiteMiddleware {
  return async function pageRoutes(ctx: SiteContext): Promise<void> {
    const { path, search } = ctx;
    const known = findRoute(path);
    if (known) ctx.state.route = known.path;
    if (!known && !isForPage(ctx)) throw createHttpError(404);

    // A page that was made for a query stands in no index beside the page itself.
    if (known && search) ctx.set('X-Robots-Tag', 'noindex');
    const route = known ?? notFoundRoute;
    const answer = sendPage(ctx, {
      element: pageDocument(route, { path, search }, options),
      status: known ? 200 : 404,
      cacheControl: known ? 'private, no-cache' : 'no-store',
      security: options.security,
      inline: { styleHash: options.manifest.pages[route.page].cssHash },
    });
    await (known ? answer : answer.catch(throwPlainNotFound));
  };
}

// Under overload an unknown address gets the 404 page that is made already, without the nearest pages.
function throwPlainNotFound(error: unknown): never {
  throw error instanceof OverloadError ? createHttpError(404) : error;
}

/** Whether an unknown address was asked for by somebody who reads pages; others get the short answer. */
function isForPage(ctx: SiteContext): boolean {
  const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
  return isReading && !/^\/(?:api|assets)\//.test(ctx.path) && ctx.accepts('html', 'json') === 'html';
}
