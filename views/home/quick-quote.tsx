import type { ReactNode } from 'react';
import { homePage } from '../../data/pages/home.ts';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import './quick-quote.css';

const { heading, text, submit } = homePage.quickQuote;

/** Name and number: the slab that overlaps the hero's lower edge. */
export function QuickQuote(): ReactNode {
  return (
    <section className="quick-quote container no-print" aria-labelledby="quick-quote">
      <div className="quick-quote__slab">
        <div>
          <h2 id="quick-quote" className="quick-quote__heading">
            {heading}
          </h2>
          <p className="quick-quote__text">{text}</p>
        </div>
        <EnquiryForm form="quote" submit={submit} arrangement="row" labelledBy="quick-quote" />
      </div>
    </section>
  );
}
