import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { ServicePageContent } from '../routes/service-routes.ts';

export interface ServiceQuestionsProps {
  questions: ServicePageContent['questions'];
  /** Keeps the group apart from another service's after a navigation. */
  service: string;
}

/** The questions that only this service gets, the first one open. */
export function ServiceQuestions({ questions, service }: ServiceQuestionsProps): ReactNode {
  const { heading, all } = serviceDetailPage.questions;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="service-reading__heading">
        {heading}
      </h2>
      {questions.map(({ question, answer }, index) => (
        <Disclosure key={question} name={`questions-${service}`} heading={question} startsOpen={index === 0}>
          <p>
            <RichText text={answer} />
          </p>
        </Disclosure>
      ))}
      <ArrowLink to={all.to}>{all.text}</ArrowLink>
    </section>
  );
}
