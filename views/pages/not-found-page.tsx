import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { notFoundPage } from '../../data/pages/not-found.ts';
import { Icon } from '../components/icon.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { ThresholdHero } from '../components/threshold-hero.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { closestPages } from '../not-found/closest-pages.ts';
import { Suggestions } from '../not-found/suggestions.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './not-found-page.css';

/** A doorway with no room behind it, the pages nearest to what was typed, and where most people go. */
export function NotFoundPage({ content }: PageProps<'not-found'>): ReactNode {
  const [location] = useLocation();
  const { headline, text, closestHeading, likely, linksHeading, links } = notFoundPage;
  const closest = closestPages(location, content.pages);
  const others = links.filter(({ to }) => !closest.some(({ path }) => path === to));
  // Pictures stand once: in what is suggested, or at the head of the services.
  const hasStones = closest.length === 0;
  const doorsClass = hasStones ? 'not-found__doors' : others.length === 4 ? 'slabs--4' : 'slabs--3';
  return (
    <>
      <div className="not-found">
        <ThresholdHero headline={headline} lede={text} picture={content.picture} />
      </div>
      {closest.length > 0 && <Suggestions heading={closestHeading} likely={likely} pages={closest} />}
      <section className="not-found__others container" aria-labelledby="others">
        <h2 id="others" className="not-found__heading">
          {linksHeading}
        </h2>
        <ul className={clsx('slabs', doorsClass)}>
          {others.map((link) => (
            <li key={link.to} className="not-found__door">
              {hasStones && link === links[0] && <Stones {...content} />}
              <h3>
                <SiteLink to={link.to} className="quiet-link card-link">
                  {link.text}
                </SiteLink>
              </h3>
              <p className="soft">{link.note}</p>
              <Icon of={ArrowRight} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What the services are told apart by. */
function Stones({ stones, strip }: Pick<PageProps<'not-found'>['content'], 'stones' | 'strip'>): ReactNode {
  return (
    <div className="not-found__stones">
      {stones.map(({ swatch }, place) => (
        <StripSwatch
          key={swatch}
          id={swatch}
          strip={strip}
          place={place}
          sizes="(min-width: 62rem) 108px, (min-width: 48rem) 96px, 72px"
        />
      ))}
    </div>
  );
}
