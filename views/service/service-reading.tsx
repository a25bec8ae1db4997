import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { ServicePageContent } from '../site/page-contents.ts';
import { ServiceTips } from './care-band.tsx';
import { ServiceSidebar } from './service-sidebar.tsx';
import './service-reading.css';

export interface ServiceReadingProps {
  content: ServicePageContent;
  /** False where the tips have a band of their own. */
  hasTips: boolean;
}

const { heading, all } = serviceDetailPage.questions;

/** What is asked before deciding and done afterwards, with the ways to ask beside it. */
export function ServiceReading({ content, hasTips }: ServiceReadingProps): ReactNode {
  return (
    <Band inner="service-reading columns columns--far">
      <div className="service-reading__text rows">
        <section aria-labelledby="questions">
          <h2 id="questions">{heading}</h2>
          {content.questions.map(({ question, answer }) => (
            <Disclosure key={question} heading={question}>
              <p>
                <RichText text={answer} />
              </p>
            </Disclosure>
          ))}
          <ArrowLink to={all.to}>{all.text}</ArrowLink>
        </section>
        {hasTips && (
          <section className="service-reading__tips framed" aria-labelledby="tips">
            <ServiceTips content={content} />
          </section>
        )}
      </div>
      <ServiceSidebar content={content} />
    </Band>
  );
}
