import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import type { ServicePageContent } from '../routes/service-routes.ts';
import { ServiceArticles } from './service-articles.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import { ServiceSidebar } from './service-sidebar.tsx';
import { ServiceTips } from './service-tips.tsx';
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
      <div className="service-reading container">
        <div className="service-reading__text">
          <section aria-labelledby="benefits">
            <h2 id="benefits" className="service-reading__heading">
              {benefitsHeading}
            </h2>
            <ul className="service-reading__benefits">
              {benefits.map(({ title, text }) => (
                <li key={title} className="service-reading__benefit">
                  <h3>{title}</h3>
                  <p>{text}</p>
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
          {content.articles.length > 0 && (
            <ServiceArticles heading={serviceDetailPage.articles.heading} articles={content.articles} />
          )}
        </div>
        <ServiceSidebar content={content} />
      </div>
    </Band>
  );
}
