import type { ReactNode } from 'react';
import { faqs } from '../../data/faqs.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import './question-list.css';

/** The ten questions: the first open, one at a time, each with an address of its own. */
export function QuestionList(): ReactNode {
  useOpenedByAddress();
  return (
    <section className="question-list" aria-labelledby="questions">
      <h2 id="questions" className="visually-hidden">
        {faqPage.list.heading}
      </h2>
      {faqs.map(({ id, question, answer }, index) => (
        <Disclosure key={id} name="questions" id={id} heading={question} startsOpen={index === 0}>
          <p>
            <RichText text={answer} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
}
