import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { fillIn } from '../../data/fill-in.ts';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { FloorJoints } from '../components/floor-joints.tsx';
import type { SentEnquiry } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import './enquiry-slab.css';

export interface EnquirySlabProps {
  enquiry: SentEnquiry;
  text: { heading: string; text: string };
}

const { label, keep, chat, whatsapp, elsewhere } = enquiryPage.reference;

/** Where the enquiry stands, and its reference cut into green stone. */
export function EnquirySlab({ enquiry, text }: EnquirySlabProps): ReactNode {
  const { reference, state, form, estimate } = enquiry;
  const business = useBusiness();
  const isWithdrawn = state === 'withdrawn';
  return (
    <section
      className={clsx('enquiry-slab', isWithdrawn && 'enquiry-slab--withdrawn')}
      aria-labelledby="enquiry-state"
    >
      {!isWithdrawn && <FloorJoints className="enquiry-slab__joints" />}
      <h2 id="enquiry-state" className="enquiry-slab__heading">
        {text.heading}
      </h2>
      <p>{text.text}</p>
      <p className="enquiry-slab__label">{label}</p>
      <p className="enquiry-slab__reference">{reference}</p>
      {!isWithdrawn && form !== 'newsletter' && (
        <>
          <p className="enquiry-slab__keep">{keep}</p>
          <div className="cluster apart-l">
            <CallLink look="light" />
            <WhatsappLink
              look="light-outline"
              label={whatsapp}
              message={[fillIn(chat, { reference }), estimate].filter(Boolean).join(' ')}
            />
          </div>
          <p className="enquiry-slab__keep">
            {fillIn(elsewhere, { reference, phone: displayPhone(business.whatsapp) })}
          </p>
        </>
      )}
    </section>
  );
}
