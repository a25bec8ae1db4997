import type { ReactNode } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { CareCard } from '../care/care-card.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Contents } from '../components/contents.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import type { PageContents } from '../routes/route.ts';
import './care-page.css';

export interface CarePageProps {
  content: PageContents['care'];
}

/** Six care cards, one below the other; each prints on a page of its own. */
export function CarePage({ content }: CarePageProps): ReactNode {
  const { hero, contents, print, services, callToAction } = carePage;
  const entries = content.cards.map(({ id, name }) => ({ id, heading: name }));
  return (
    <>
      <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} frame="wide" />
      <div className="care-page container">
        <div className="care-page__contents no-print">
          <Contents heading={contents} entries={entries} />
          <p className="small soft">{print}</p>
        </div>
        <LateStyles />
        <div className="care-page__cards">
          {content.cards.map((card) => (
            <CareCard key={card.id} card={card} />
          ))}
        </div>
      </div>
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        call={callToAction.call}
        whatsapp={{ label: callToAction.whatsapp }}
        link={services}
      />
    </>
  );
}
