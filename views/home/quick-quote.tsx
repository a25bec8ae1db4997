import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import type { ShownForm } from '../site/page-contents.ts';
import './quick-quote.css';

export interface QuickQuoteProps {
  words: HomePage['quickQuote'];
  form: ShownForm;
}

/** Name and number: the slab that overlaps the hero's lower edge. */
export function QuickQuote({ words, form }: QuickQuoteProps): ReactNode {
  const { heading, text, submit } = words;
  return (
    <section className="quick-quote container no-print" aria-labelledby="quick-quote">
      <div className="quick-quote__slab">
        <div>
          <h2 id="quick-quote" className="title-m">
            {heading}
          </h2>
          <p className="quick-quote__text">{text}</p>
        </div>
        <EnquiryForm form={form} submit={submit} arrangement="row" labelledBy="quick-quote" />
      </div>
    </section>
  );
}
