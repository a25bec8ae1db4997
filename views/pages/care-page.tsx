import type { ReactNode } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { CareCard } from '../care/care-card.tsx';
import { CareIndex } from '../care/care-index.tsx';
import { useCardPrinting } from '../care/use-card-printing.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import type { PageContents } from '../routes/route.ts';
import './care-page.css';

export interface CarePageProps {
  content: PageContents['care'];
}

/** Six care cards, one below the other; each prints on a page of its own, and nothing else does. */
export function CarePage({ content }: CarePageProps): ReactNode {
  const { hero, services, callToAction } = carePage;
  const { printed, print } = useCardPrinting();
  return (
    <>
      <div className="no-print">
        <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} frame="wide" />
      </div>
      <div className="care-page container">
        <div className="care-page__contents no-print">
          <CareIndex cards={content.cards} />
        </div>
        <LateStyles />
        <div className="care-page__cards">
          {content.cards.map((card, index) => (
            <CareCard
              key={card.id}
              card={card}
              isLater={index > 0}
              isLeftOut={printed !== null && printed !== card.id}
              onPrint={() => print(card.id)}
            />
          ))}
        </div>
      </div>
      <div className="no-print">
        <CallToAction
          heading={callToAction.heading}
          text={callToAction.text}
          call={callToAction.call}
          whatsapp={{ label: callToAction.whatsapp }}
          link={services}
        />
      </div>
    </>
  );
}
