import type { ReactNode } from 'react';
import type { FormId } from '../../data/forms.ts';
import { enquiryNotice, newsletterConsent, noticeMore, quickQuoteNotice } from '../../data/legal/notices.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { useSite } from '../site/site-context.tsx';

export interface ConsentNoticeProps {
  form: FormId;
  /** For the button that it describes. */
  id: string;
}

/** What is kept of this form, why, for how long, and how to take it back. */
export function ConsentNotice({ form, id }: ConsentNoticeProps): ReactNode {
  const { retentionMonths, business } = useSite();
  const settings = { retentionMonths, email: business.email };
  const words = {
    quote: quickQuoteNotice(settings),
    contact: enquiryNotice(settings),
    newsletter: newsletterConsent,
  } satisfies Record<FormId, string>;
  return (
    <p className="enquiry-form__notice" id={id}>
      {words[form]} <SiteLink to="/privacy">{noticeMore}</SiteLink>
    </p>
  );
}
