import type { FormId } from './forms.ts';
import { noticeVersion as wordingVersion } from './legal/notices.ts';

/** Months an enquiry is kept after the last contact, unless the operator sets another figure. */
export const defaultRetentionMonths = 12;

/** Days between a withdrawal and the erasure of what was withdrawn. */
export const withdrawnKeptDays = 30;

/**
 * Names what a visitor agreed to, such as `contact-2026-11-12m`: the wording at that form and the time it promises.
 * It is posted with the form, since a page may be older than the settings, and stored with the enquiry. A
 * subscription has no time: it lasts until it is withdrawn.
 */
export function noticeVersion(form: FormId, retentionMonths: number): string {
  return form === 'newsletter'
    ? `${form}-${wordingVersion}`
    : `${form}-${wordingVersion}-${retentionMonths}m`;
}
