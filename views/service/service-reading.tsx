import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
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

/** What is read before deciding, with the ways to ask beside it all along. */
export function ServiceReading({ content, hasTips, isJoined }: ServiceReadingProps): ReactNode {
  const { benefitsHeading, benefits, timelineHeading, timeline } = content;
  return (
    <Band joined={isJoined}>
      <div className="service-reading container columns columns--far">
        <div className="rows">
          <section aria-labelledby="benefits">
            <h2 id="benefits" className="service-reading__heading">
              {benefitsHeading}
            </h2>
            <ul className="service-reading__benefits">
              {benefits.map(({ title, text }) => (
                <li key={title} className="service-reading__benefit stack stack--xs">
                  <h3>{title}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="service-reading__heading">
              {timelineHeading}
            </h2>
            <ol className="service-reading__timeline">
              {timeline.map(({ when, what }) => (
                <li key={when} className="service-reading__moment">
                  <strong>{when}</strong>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </section>
          {hasTips && <ServiceTips content={content} />}
          <ServiceQuestions questions={content.questions} service={content.slug} />
          <ServiceArticles heading={serviceDetailPage.articles.heading} entries={content.reading} />
        </div>
        <ServiceSidebar content={content} />
      </div>
    </Band>
  );
}

interface ServiceArticlesProps {
  heading: string;
  entries: ServicePageContent['reading'];
}

/** The articles and guides that go deeper. */
function ServiceArticles({ heading, entries }: ServiceArticlesProps): ReactNode {
  return (
    <section className="no-print" aria-labelledby="articles">
      <h2 id="articles" className="service-reading__heading">
        {heading}
      </h2>
      <ul className="service-articles">
        {entries.map(({ path, title, excerpt }) => (
          <li key={path} className="service-articles__article">
            <h3>
              <SiteLink to={path} className="service-articles__link">
                {title}
              </SiteLink>
            </h3>
            <p className="note">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ServiceQuestionsProps {
  questions: ServicePageContent['questions'];
  /** Keeps the group apart from another service's after a navigation. */
  service: string;
}

/** The questions that only this service gets, the first one open. */
function ServiceQuestions({ questions, service }: ServiceQuestionsProps): ReactNode {
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
