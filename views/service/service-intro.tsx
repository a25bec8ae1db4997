import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { Band } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { ServicePageContent } from '../site/page-contents.ts';
import './service-intro.css';

export interface ServiceIntroProps {
  content: Pick<ServicePageContent, 'introHeading' | 'intro' | 'facts'>;
}

/** What this stone asks for, in words, with the figures of the trade beside them. */
export function ServiceIntro({ content }: ServiceIntroProps): ReactNode {
  const { introHeading, intro, facts } = content;
  return (
    <Band labelledBy="intro">
      <div className="service-intro container columns">
        <h2 id="intro">{introHeading}</h2>
        <div className="service-intro__text stack measure">
          {intro.map((paragraph) => (
            <p key={plainText(paragraph)}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
        <div className="service-intro__facts">
          <h3>{serviceDetailPage.facts.heading}</h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label} className="service-intro__fact">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}
