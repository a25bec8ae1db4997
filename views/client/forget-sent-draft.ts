import { clearDraft, isFormWithDraft } from '../forms/form-draft.ts';

// The only script of an enquiry's page. A form that the browser posted itself leads there with its name behind the address
// (`accept-post.ts`); what was sent is no draft any more. Without the name this is the page of an older enquiry, and
// whatever is being written stays.
const form = window.location.hash.slice(1);
if (isFormWithDraft(form)) {
  clearDraft(form);
  window.history.replaceState(null, '', window.location.pathname);
}
