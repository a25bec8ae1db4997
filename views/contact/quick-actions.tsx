import type { ReactNode } from 'react';
import type { ContactPage } from '../../data/pages/contact.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import './quick-actions.css';

export type QuickActionsProps = ContactPage['quickActions'];

/** For those who would rather not write. */
export function QuickActions({ heading, call, whatsapp, services }: QuickActionsProps): ReactNode {
  return (
    <section className="quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="quick-actions__heading">
        {heading}
      </h2>
      <div className="quick-actions__ways">
        <CallLink label={call} />
        <WhatsappLink label={whatsapp} />
        <ButtonLink to={services.to} look="outline">
          {services.text}
        </ButtonLink>
      </div>
    </section>
  );
}
