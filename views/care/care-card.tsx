import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { buttonClass } from '../components/button-link.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { PointList } from '../components/point-list.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './care-card.css';

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
  return (
    <article className={clsx('care-card', isLeftOut && 'no-print')}>
      <Disclosure
        name="care"
        id={card.id}
        level={2}
        startsOpen={startsOpen}
        heading={
          <span className="care-card__name abreast">
            <Swatch id={card.swatch} />
            {card.name}
          </span>
        }
      >
        <p className="measure">{card.summary}</p>
        <div className="cluster no-print">
          <button type="button" className={`${buttonClass('outline')} care-card__print`} onClick={onPrint}>
            {carePage.print} <span className="visually-hidden">{card.name}</span>
          </button>
          <ArrowLink to={`/services/${card.service}`}>{namesOfService(card.service).name}</ArrowLink>
        </div>
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
          <CareFact term={words.stones} text={card.stones.join(', ')} />
        </dl>
        <PrintedLine text={carePage.printed} />
      </Disclosure>
    </article>
  );
}

function CareRules({ heading, rules }: { heading: string; rules: readonly string[] }): ReactNode {
  return (
    <section className="care-card__group">
      <h3>{heading}</h3>
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
