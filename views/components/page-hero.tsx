import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { edgeToEdge, thresholdWide } from '../pictures/edge-to-edge.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Picture } from './picture.tsx';
import './page-hero.css';

export interface PageHeroProps {
  /** The h1. */
  headline: string;
  lede?: ReactNode;
  /** Is the page's largest paint, fetched first; must be among the pictures that the route shows. */
  picture?: PictureId;
  /**
   * From edge to edge below the words. `low`: fields follow at once. `threshold`, by a `ThresholdHero`: the picture has
   * no wall, so the words stand on the page's own and the floor runs out below them.
   */
  frame?: 'wide' | 'low' | 'threshold';
  /** Buttons, a price line: below the lede. */
  children?: ReactNode;
}

/** How an inner page opens: where it stands, its h1, what it is about, and its picture. */
export function PageHero(props: PageHeroProps): ReactNode {
  const { headline, lede, picture, frame = 'wide', children } = props;
  return (
    <header className={clsx('page-hero', picture && `page-hero--${frame}`)}>
      <div className="page-hero__top container">
        <div className="page-hero__words">
          <Breadcrumb />
          <h1 className="page-hero__headline">
            <Headline text={headline} />
          </h1>
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
      </div>
      {picture && (
        <Picture
          id={picture}
          sizes={frame === 'threshold' ? thresholdWide : edgeToEdge}
          priority
          sheen={frame !== 'threshold'}
          phoneCrop
          className="page-hero__wide no-print"
        />
      )}
    </header>
  );
}

/** What stands before a colon is what people search for: a line of its own, above what the page says of it. */
function Headline({ text }: { text: string }): ReactNode {
  const [subject = text, turn] = text.split(': ');
  if (!turn) return text;
  return (
    <>
      <span className="page-hero__subject">
        {subject}
        <span className="visually-hidden">: </span>
      </span>
      {turn}
    </>
  );
}
