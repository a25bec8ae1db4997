import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { buttonClass } from '../components/button-link.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { PointList } from '../components/point-list.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './care-card.css';
import './care-stones.css';

export interface CareCardProps {
  card: PageContents['care']['cards'][number];
  /** Open until another one is asked for. */
  startsOpen: boolean;
  /** Another card is being printed, and this one not. */
  isLeftOut: boolean;
  onPrint: () => void;
}

/** What somebody who lives with one family of stone needs to know, on one sheet that opens. */
export function CareCard({ card, startsOpen, isLeftOut, onPrint }: CareCardProps): ReactNode {
  const { card: words } = carePage;
  const print = (
    <>
      {carePage.print} <span className="visually-hidden">{card.name}</span>
    </>
  );
  return (
    <article className={clsx('care-card', isLeftOut && 'no-print')}>
      <Disclosure name="care" id={card.id} level={2} startsOpen={startsOpen} heading={card.name}>
        <button
          type="button"
          className={`${buttonClass('outline')} care-card__print no-print`}
          onClick={onPrint}
        >
          {print}
        </button>
        <p className="measure">{card.summary}</p>
        <div className="care-card__rules">
          <CareRules heading={words.daily} rules={card.daily} />
          <CareRules heading={words.never} rules={card.never} />
          <CareRules heading={words.call} rules={card.callUsWhen} />
        </div>
        <dl className="care-card__facts ruled">
          <CareFact term={words.grits} text={card.grits} />
          <CareFact term={words.drying} text={card.dryingBeforeSealing} />
          <CareFact term={words.reseal} text={card.reseal} />
          <CareFact term={words.furniture} text={card.furnitureReturns} />
        </dl>
        <section>
          <h3 className="care-card__label">{words.stones}</h3>
          <ul className="care-card__stones">
            {card.stones.map(({ id, name, swatch }, place) => (
              <li key={id} className="care-card__stone">
                <StripSwatch
                  id={swatch}
                  strip={card.strip}
                  place={place}
                  sizes="(min-width: 80rem) 7rem, (min-width: 48rem) 10rem, 44px"
                  className="care-card__texture"
                />
                {name}
              </li>
            ))}
          </ul>
        </section>
        <div className="care-card__end cluster no-print">
          <ArrowLink to={`/services/${card.service}`}>{namesOfService(card.service).name}</ArrowLink>
          <button type="button" className={buttonClass()} onClick={onPrint}>
            {print}
          </button>
        </div>
        <PrintedLine text={carePage.printed} />
      </Disclosure>
    </article>
  );
}

function CareRules({ heading, rules }: { heading: string; rules: readonly string[] }): ReactNode {
  return (
    <section className="care-card__group">
      <h3 className="care-card__heading">{heading}</h3>
      <PointList items={rules} />
    </section>
  );
}

function CareFact({ term, text }: { term: string; text: string }): ReactNode {
  return (
    <div className="care-card__fact">
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
