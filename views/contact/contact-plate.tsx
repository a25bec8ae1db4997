import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import { useChat } from '../components/contact-links.tsx';
import { handset } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { useBusiness } from '../site/site-context.tsx';
import type { ContactDetailsProps } from './contact-details.tsx';
import './contact-plate.css';

/** The two quick ways: below the headline of a phone, beside it where there is room. */
export function ContactPlate({ call, whatsapp }: ContactDetailsProps): ReactNode {
  const { phone } = useBusiness();
  return (
    <p className="contact-plate no-print">
      <a className="contact-plate__way" href={telLink(phone)}>
        <span className="contact-plate__name">
          <Icon of={handset} />
          {call.heading}
        </span>{' '}
        <span className="figures">{displayPhone(phone)}</span>
      </a>
      <NewTabLink className="contact-plate__way" href={useChat()}>
        <span className="contact-plate__name">
          <WhatsappGlyph />
          {whatsapp.heading}
        </span>{' '}
        {whatsapp.short}
      </NewTabLink>
    </p>
  );
}
