import { forms } from '../../../data/forms.ts';
import { parseEnquiryPath } from './enquiry-address.ts';

const formActions: ReadonlySet<string> = new Set(Object.values(forms).map(({ action }) => action));

/** Whether something can be posted to a path: the forms, and the withdrawal of an enquiry. */
export function acceptsPost(path: string): boolean {
  return formActions.has(path) || parseEnquiryPath(path)?.isWithdrawal === true;
}
