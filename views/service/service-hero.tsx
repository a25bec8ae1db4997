import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink } from '../components/contact-links.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import type { ServicePageContent } from '../routes/service-routes.ts';
import './service-hero.css';

export interface ServiceHeroProps {
  content: Pick<ServicePageContent, 'headline' | 'frame' | 'lede' | 'summary'>;
}

/** The service in a sentence, beside its picture in the arch, and the two ways to ask; on a phone the bar has these. */
export function ServiceHero({ content }: ServiceHeroProps): ReactNode {
  const { headline, frame = 'arch', lede, summary } = content;
  return (
    <div className="service-hero">
      <PageHero headline={headline} lede={lede} picture={summary.picture} frame={frame}>
        <div className="service-hero__ways cluster no-print">
          <ButtonLink to="/contact#quote" search={quoteSearch({ service: summary.name })}>
            {serviceDetailPage.callToAction.quote}
          </ButtonLink>
          <CallLink look="outline" />
        </div>
      </PageHero>
    </div>
  );
}
