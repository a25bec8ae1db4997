import type { ReactNode } from 'react';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import type { SentEnquiry } from './enquiry-content.ts';
import './sent-words.css';

export interface SentWordsProps {
  enquiry: SentEnquiry;
}

const { heading, at } = enquiryPage.sent;

/** Every word of the visitor's, and when it came. */
export function SentWords({ enquiry }: SentWordsProps): ReactNode {
  const rows = [...enquiry.sent, { label: at, value: enquiry.receivedAt }];
  return (
    <section aria-labelledby="sent-words">
      <h2 id="sent-words" className="sent-words__heading">
        {heading}
      </h2>
      <dl className="sent-words">
        {rows.map(({ label, value }) => (
          <div key={label} className="sent-words__row">
            <dt className="sent-words__label">{label}</dt>
            <dd className="sent-words__value">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
