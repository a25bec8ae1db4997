import type { ReactNode } from 'react';
import { plainText } from '../../data/plain-text.ts';
import { RichText } from '../components/rich-text.tsx';
import type { ServicePageContent } from '../routes/service-routes.ts';
import './service-tips.css';

export interface ServiceTipsProps {
  heading: string;
  tips: ServicePageContent['tips'];
}

/** What the owner can do for the stone afterwards. */
export function ServiceTips({ heading, tips }: ServiceTipsProps): ReactNode {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="service-reading__heading">
        {heading}
      </h2>
      <ul className="service-tips slabs slabs--2">
        {tips.map(({ title, text }) => (
          <li key={plainText(text)} className="service-tips__tip">
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
