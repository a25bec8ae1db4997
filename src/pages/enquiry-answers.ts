import { randomBytes } from 'node:crypto';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { EnquiryPage } from '../../views/pages/enquiry-page.tsx';
import { routeOf } from '../../views/routes/route-table.ts';
import type { SendFormPage } from '../enquiries/http/refuse-post.ts';
import type { SendEnquiryPage } from '../enquiries/http/show-enquiry.ts';
import type { SiteContext } from '../http/request-context.ts';
import { pageDocument } from './page-document.tsx';
import type { PageAnswerOptions } from './page-routes.ts';
import { sendPage } from './send-page.ts';
import { standaloneDocument } from './standalone-document.tsx';

/**
 * Answers a post that was not stored with the page its form stands on: every word kept, what to correct or why it could
 * not be taken. The page belongs to one visitor: it is never cached.
 */
export function createSendFormPage(options: PageAnswerOptions): SendFormPage {
  return async function sendFormPage(ctx: SiteContext, page): Promise<void> {
    const { form, path, status, values, errors, notice } = page;
    const route = routeOf(path);
    const serverData = { ...options.serverData, path, form: { id: form, values, errors, notice } };
    await sendPage(ctx, {
      element: pageDocument(route, { path, search: '' }, { ...options, serverData }),
      status,
      cacheControl: 'no-store',
      security: options.security,
      inline: { styleHash: options.manifest.pages[route.page].cssHash },
    });
  };
}

/**
 * Answers with the visitor's own page. Head and everything above the status are on their way while the store is asked;
 * the rest follows in the same response, moved into place by an inline script with this response's nonce.
 */
export function createSendEnquiryPage(options: PageAnswerOptions): SendEnquiryPage {
  const style = 'enquiry';
  return async function sendEnquiryPage(ctx: SiteContext, { status, content }): Promise<void> {
    await sendPage(ctx, {
      element: standaloneDocument(
        { style, head: enquiryPage.head, entry: options.manifest.enquiryEntry, Page: EnquiryPage, content },
        options,
      ),
      status,
      cacheControl: 'private, no-store',
      security: options.security,
      inline: {
        styleHash: options.manifest.pages[style].cssHash,
        nonce: randomBytes(16).toString('base64'),
      },
    });
  };
}
