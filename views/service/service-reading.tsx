import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure, Fold } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ServicePageContent } from '../site/page-contents.ts';
import { ServiceTips } from './care-band.tsx';
import { ServiceSidebar } from './service-sidebar.tsx';
import './service-reading.css';

export interface ServiceReadingProps {
  content: ServicePageContent;
  /** False where the tips have a band of their own. */
  hasTips: boolean;
  /** True where the band above is laid in the same stone. */
  isJoined: boolean;
}

const { questions: questionWords, articles: articleWords } = serviceDetailPage;

/** What is read before deciding, with the ways to ask beside it all along. */
export function ServiceReading({ content, hasTips, isJoined }: ServiceReadingProps): ReactNode {
  const { benefitsHeading, benefits, questions, reading, tipsHeading } = content;
  return (
    <Band joined={isJoined} inner="service-reading columns columns--far">
      <div className="service-reading__text rows">
        <section className="service-reading__questions" aria-labelledby="questions">
          <h2 id="questions" className="title-m">
            {questionWords.heading}
          </h2>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} heading={question}>
              <p>
                <RichText text={answer} />
              </p>
            </Disclosure>
          ))}
          {hasTips && (
            <Disclosure heading={tipsHeading}>
              <ServiceTips content={content} />
            </Disclosure>
          )}
          <ArrowLink to={questionWords.all.to}>{questionWords.all.text}</ArrowLink>
        </section>
        <Fold heading={benefitsHeading}>
          <ul className="service-points">
            {benefits.map(({ title, text }) => (
              <li key={title}>
                <strong>{`${title}. `}</strong>
                {text}
              </li>
            ))}
          </ul>
        </Fold>
        <Fold heading={articleWords.heading} className="no-print">
          <ul className="service-points">
            {reading.map(({ path, title }) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <ServiceSidebar content={content} />
    </Band>
  );
}
