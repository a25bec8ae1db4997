import type { ReactNode } from 'react';
import { PageHero } from '../components/page-hero.tsx';
import type { ServicePageContent } from '../routes/service-routes.ts';
import './service-hero.css';

export interface ServiceHeroProps {
  content: Pick<ServicePageContent, 'headline' | 'lede' | 'summary'>;
}

/** The service in a sentence, beside its picture in the arch. */
export function ServiceHero({ content }: ServiceHeroProps): ReactNode {
  const { headline, lede, summary } = content;
  return (
    <div className="service-hero">
      <PageHero headline={headline} lede={lede} picture={summary.picture} />
    </div>
  );
}
