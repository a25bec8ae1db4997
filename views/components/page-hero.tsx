import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { archWide, edgeToEdge } from '../pictures/edge-to-edge.ts';
import { ArchPicture } from './arch-picture.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Picture } from './picture.tsx';
import './page-hero.css';

export interface PageHeroProps {
  /** The h1. */
  headline: string;
  lede?: ReactNode;
  /** Is the page's largest paint, fetched first; must be among the pictures that the route shows. */
  picture?: PictureId;
  /** `arch`: portrait, beside the words. `wide`: below them, edge to edge; `floor`: of that its lower part; `low`: where fields follow at once. */
  frame?: 'arch' | 'wide' | 'floor' | 'low';
  /** False where a phone shows the whole picture: the tall crop of an arch is too near for a strip. */
  phoneCrop?: boolean;
  /** Buttons, a price line: below the lede. */
  children?: ReactNode;
}

/** How an inner page opens: where it stands, its h1, what it is about, and its picture. */
export function PageHero(props: PageHeroProps): ReactNode {
  const { headline, lede, picture, frame = 'arch', phoneCrop = true, children } = props;
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
        {picture && frame === 'arch' && (
          <ArchPicture
            id={picture}
            sizes={archWide}
            tallCrop
            priority
            sheen
            className="page-hero__arch no-print"
          />
        )}
      </div>
      {picture && frame !== 'arch' && (
        <Picture
          id={picture}
          sizes={edgeToEdge}
          priority
          sheen
          phoneCrop={phoneCrop}
          className="page-hero__wide no-print"
        />
      )}
    </header>
  );
}

/** What follows a colon stands on a line of its own. */
function Headline({ text }: { text: string }): ReactNode {
  const [subject = text, turn] = text.split(/(?<=:) /);
  if (!turn) return text;
  return (
    <>
      {subject} <span className="page-hero__turn">{turn}</span>
    </>
  );
}
