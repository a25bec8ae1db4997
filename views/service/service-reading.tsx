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
}

const { questions: questionWords, articles: articleWords } = serviceDetailPage;

/** What is read before deciding, with the ways to ask beside it all along. */
export function ServiceReading({ content, hasTips }: ServiceReadingProps): ReactNode {
  const { questions, reading, sidebar, tipsHeading } = content;
  const articles = (
    <Fold heading={articleWords.heading} className="no-print">
      <ul className="service-points">
        {reading.map(({ path, title }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
  return (
    <Band joined inner="service-reading columns columns--far">
      <div className="service-reading__text rows">
        <section aria-labelledby="questions">
          <h2 id="questions">{questionWords.heading}</h2>
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
        {sidebar === 'areas' && articles}
      </div>
      <ServiceSidebar content={content} articles={articles} />
    </Band>
  );
}
