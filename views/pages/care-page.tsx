import { type ReactNode, useEffect, useState } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { CareCard } from '../care/care-card.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { PageContents } from '../site/page-contents.ts';
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
      <div className="care-page container columns columns--far">
        <div className="sticky no-print">
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

interface CareIndexProps {
  cards: PageContents['care']['cards'];
}

/** The six families of stone, each with one of its stones, leading to their cards. */
function CareIndex({ cards }: CareIndexProps): ReactNode {
  return (
    <nav aria-labelledby="care-index">
      <h2 id="care-index" className="care-index__heading">
        {carePage.contents}
      </h2>
      <ul className="care-index">
        {cards.map(({ id, name, stones: [stone] }) => (
          <li key={id}>
            <a href={`#${id}`} className="care-index__link">
              {stone && <Swatch id={stone.swatch} className="no-phone" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CardPrinting {
  /** The card that alone is being printed; null when the whole page would be. */
  printed: string | null;
  print: (id: string) => void;
}

/** Prints one card of the page. */
function useCardPrinting(): CardPrinting {
  const [printed, setPrinted] = useState<string | null>(null);

  useEffect(() => {
    if (printed === null) return;
    const finish = (): void => setPrinted(null);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printed]);

  return { printed, print: setPrinted };
}
