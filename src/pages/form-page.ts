import { rowOf } from '../../views/routes/route-table.ts';
import type { RenderForm } from '../enquiries/http/refuse-post.ts';
import type { SiteContext } from '../http/request-context.ts';
import { type PageDocumentOptions, pageDocument } from './page-document.tsx';
import { renderDeadline } from './render-deadline.ts';
import { sendPage } from './send-page.ts';

/**
 * Answers a post that was not stored with the page its form stands on: every word kept, what to mend or why it could
 * not be taken. The page belongs to one visitor: it is streamed, never cached.
 */
export function createFormPage(options: PageDocumentOptions): RenderForm {
  return async function sendFormPage(ctx: SiteContext, page): Promise<void> {
    const { form, path, status, values, errors, notice } = page;
    const state = ctx.state;
    const route = rowOf(path);
    const serverData = { ...options.serverData, path, form: { id: form, values, errors, notice } };
    await sendPage(ctx, {
      element: pageDocument(route, { path, search: '' }, { ...options, serverData }),
      status,
      cacheControl: 'no-store',
      deadline: renderDeadline,
    });
    state.styleHash = options.manifest.pages[route.page].cssHash;
  };
}
