import { type ReactNode, useEffect, useState } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { CareCard } from '../care/care-card.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { PageProps } from '../site/page-contents.ts';
import '../components/below-breadcrumb.css';
import './care-page.css';

/** Six care cards, one open at a time: the one that the address names. Each prints on a page of its own. */
export function CarePage({ content }: PageProps<'care'>): ReactNode {
  const { hero, services, callToAction } = carePage;
  const { printed, print } = useCardPrinting();
  useOpenedByAddress();
  return (
    <>
      <div className="care-page__head no-print">
        <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} />
      </div>
      <LateStyles />
      <nav className="care-page__choice container no-print" aria-label={carePage.contents}>
        <ul className="slabs">
          {content.cards.map(({ id, name, shortName = name, swatch, place }) => (
            <li key={id}>
              <a href={`#${id}`} className="care-page__stone quiet-link abreast">
                <StripSwatch
                  id={swatch}
                  strip={content.strip}
                  place={place}
                  sizes="(min-width: 62rem) 14rem, 48px"
                  className="care-page__swatch"
                />
                {shortName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="care-page container">
        {content.cards.map((card, index) => (
          <CareCard
            key={card.id}
            card={card}
            startsOpen={index === 0}
            isLeftOut={printed !== null && printed !== card.id}
            onPrint={() => print(card.id)}
          />
        ))}
      </div>
      <div className="no-print">
        <ClosingThreshold {...callToAction} picture={content.closing.picture} link={services} />
      </div>
    </>
  );
}

interface CardPrinting {
  /** The card that alone is being printed; null when the whole page would be. */
  printed: string | null;
  print: (id: string) => void;
}

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
