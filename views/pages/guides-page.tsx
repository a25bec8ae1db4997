import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { guidesPage } from '../../data/pages/guides.ts';
import type { PictureId } from '../../data/pictures.ts';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { Icon } from '../components/icon.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';
import '../components/card.css';
import './guides-page.css';

/** What a phone’s small picture shows of one: the lemons and what they did, the machine, the room, the sample. */
const places: Partial<Record<PictureId, string>> = {
  'before-4': 'guides__picture--end',
  'about-1': 'guides__picture--machine',
  'room-verandah-kota-brown': 'guides__picture--room',
  'gallery-09': 'guides__picture--room',
  'close-diamond': 'guides__picture--sample',
};

/** The guides as slabs, the first large, the others rows on a phone, each with the floor that it is about. */
export function GuidesPage({ content }: PageProps<'guides'>): ReactNode {
  return (
    <>
      <PageHero headline={guidesPage.headline} lede={guidesPage.lede} />
      <ul className="guides container slabs">
        {content.guides.map(({ slug, label, summary, picture, price }, index) => (
          <li key={slug} className={clsx('card guides__guide', index > 0 && 'card--compact')}>
            <Picture
              id={picture}
              sizes={`(min-width: 62rem) ${index === 0 ? 54 : 27}rem, (min-width: 48rem) 48vw, ${index === 0 ? phoneWide : '170px'}`}
              className={clsx('guides__picture picture--bare', places[picture])}
            />
            <div className="card__words">
              <h2 className="guides__title title-m">
                <SiteLink to={`/guides/${slug}`} className="quiet-link card-link">
                  {label}
                </SiteLink>
                <Icon of={ArrowRight} />
              </h2>
              <p className="guides__summary soft">{summary}</p>
              <p className="guides__price">
                <span className="guides__of">{`${price.of} `}</span>
                {price.price}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ClosingThreshold {...guidesPage.callToAction} picture={content.closing.picture} />
    </>
  );
}
