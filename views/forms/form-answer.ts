/** What a form needs once it is filled in: fetched while the visitor types, not with the page. */
export { FormResult } from './form-result.tsx';
export { sendForm } from './send-form.ts';
