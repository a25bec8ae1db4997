import type { FormId } from '../../../../data/forms.ts';
import type { Enquiry, EnquiryState } from '../../enquiry.ts';
import type { Row } from '../operation.ts';

/** An enquiry as its columns hold it. */
export function readEnquiryRow(row: Row): Enquiry {
  return {
    id: String(row.id),
    reference: String(row.reference),
    token: String(row.token),
    form: row.form as FormId,
    state: row.state as EnquiryState,
    fields: JSON.parse(String(row.fields)),
    phone: row.phone === null ? null : String(row.phone),
    email: row.email === null ? null : String(row.email),
    notice: String(row.notice),
    spamScore: Number(row.spam_score),
    spamReasons: JSON.parse(String(row.spam_reasons)),
    receivedAt: Number(row.received_at),
    lastContactAt: Number(row.last_contact_at),
    withdrawnAt: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
    earlier: JSON.parse(String(row.earlier)),
  };
}
