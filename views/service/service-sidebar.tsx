import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import './service-sidebar.css';

const { quote } = serviceDetailPage.sidebar;

/** The ways to ask; on a phone the bar has these. */
export function ServiceSidebar(): ReactNode {
  return (
    <aside className="service-sidebar no-phone no-print" aria-label={quote.heading}>
      <h2 className="title-s">{quote.heading}</h2>
      <p className="note">{quote.text}</p>
      <CallLink label={quote.call} />
      <WhatsappLink label={quote.whatsapp} />
      <p className="note">{quote.hours}</p>
      <ArrowLink to="/contact#quote">{quote.form}</ArrowLink>
    </aside>
  );
}
