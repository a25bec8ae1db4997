import { errorPage } from '../../data/pages/error.ts';
import { ErrorPage } from '../../views/pages/error-page.tsx';
import { renderToBuffer } from '../render/render-to-buffer.ts';
import type { Source } from '../response-cache/response-cache.ts';
import type { PageDocumentOptions } from './page-document.tsx';
import { renderTimeoutMs } from './send-page.ts';
import { standaloneDocument } from './standalone-document.tsx';

/**
 * Error pages by status, made before they are needed: sending one needs nothing that could fail in turn. They have shell,
 * words and ways to reach a person, and no script, which might fail too.
 */
export function errorPageSources(options: PageDocumentOptions): Map<number, Source> {
  const { head, words } = errorPage;
  return new Map(
    Object.entries(words).map(([status, content]) => [
      Number(status),
      {
        route: `error ${status}`,
        make: async () => ({
          body: await renderToBuffer(
            standaloneDocument({ style: 'error', head, entry: null, Page: ErrorPage, content }, options),
            renderTimeoutMs,
          ),
          styleHash: options.manifest.pages.error.cssHash,
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
        }),
      },
    ]),
  );
}
