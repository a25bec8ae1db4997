import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { useBusiness } from '../site/site-context.tsx';

/** Stands in for a page whose view threw in the browser: what happened, and the phone number. */
export function PageFailed(): ReactNode {
  const { phone } = useBusiness();
  return (
    <div className="band container stack" role="alert">
      <p>{interfaceText.navigationFailed(displayPhone(phone))}</p>
      <p>
        <a href={telLink(phone)}>{interfaceText.contact.callNow}</a>
      </p>
    </div>
  );
}
