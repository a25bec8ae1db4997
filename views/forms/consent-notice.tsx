import type { ReactNode } from 'react';
import { noticeMore } from '../../data/legal/notices.ts';
import { SiteLink } from '../navigation/site-link.tsx';

export interface ConsentNoticeProps {
  text: string;
  /** For the button that it describes. */
  id: string;
}

/** What is kept of a form, why, for how long, and how to take it back. */
export function ConsentNotice({ text, id }: ConsentNoticeProps): ReactNode {
  return (
    <p className="enquiry-form__notice" id={id}>
      {text} <SiteLink to="/privacy">{noticeMore}</SiteLink>
    </p>
  );
}
