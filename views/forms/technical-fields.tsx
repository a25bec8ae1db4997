import type { ReactNode } from 'react';
import { noticeVersion } from '../../data/consent.ts';
import { honeypotLabel } from '../../data/enquiry-form.ts';
import type { FormId } from '../../data/forms.ts';
import { technicalFields } from '../../data/technical-fields.ts';
import { useSite } from '../site/site-context.tsx';

export interface TechnicalFieldsProps {
  form: FormId;
}

/** What no visitor fills in. Only for our own server: an external form service knows the visitor's fields alone. */
export function TechnicalFields({ form }: TechnicalFieldsProps): ReactNode {
  const { retentionMonths } = useSite();
  const { notice, honeypot } = technicalFields;
  const honeypotId = `${form}-${honeypot}`;
  return (
    <>
      <input type="hidden" name={notice} value={noticeVersion(form, retentionMonths)} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotId}>{honeypotLabel}</label>
        <input id={honeypotId} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
