import { randomBytes } from 'node:crypto';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { EnquiryPage } from '../../views/pages/enquiry-page.tsx';
import type { RenderEnquiry } from '../enquiries/http/show-enquiry.ts';
import type { SiteContext } from '../http/request-context.ts';
import type { PageDocumentOptions } from './page-document.tsx';
import { renderDeadline } from './render-deadline.ts';
import { sendPage } from './send-page.ts';
import { standaloneDocument } from './standalone-document.tsx';

/**
 * Answers with the visitor's own page. Head and everything above the status are on their way while the store is asked;
 * the rest follows in the same response, moved into place by an inline script with this response's nonce.
 */
export function createEnquiryPage(options: PageDocumentOptions): RenderEnquiry {
  const style = 'enquiry';
  return async function sendEnquiryPage(ctx: SiteContext, content): Promise<void> {
    const state = ctx.state;
    state.nonce = randomBytes(16).toString('base64');
    await sendPage(ctx, {
      element: standaloneDocument({ style, head: enquiryPage.head, Page: EnquiryPage, content }, options),
      status: ctx.status,
      cacheControl: 'private, no-store',
      deadline: renderDeadline,
      nonce: state.nonce,
    });
    state.styleHash = options.manifest.pages[style].cssHash;
  };
}
