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
import type { PageProps } from '../site/page-contents.ts';
import './not-found-page.css';

/** A doorway with no room behind it, the pages nearest to what was typed, and where most people go. */
export function NotFoundPage({ content }: PageProps<'not-found'>): ReactNode {
  const [location] = useLocation();
  const { headline, text, closestHeading, linksHeading, links } = notFoundPage;
  const closest = closestPages(location, content.pages);
  const others = links.filter(({ to }) => !closest.some(({ path }) => path === to));
  return (
    <>
      <div className="not-found">
        <ThresholdHero headline={headline} lede={text} picture={content.picture} />
      </div>
      {closest.length > 0 && (
        <section className="not-found__nearest container" aria-labelledby="closest">
          <h2 id="closest" className="not-found__heading">
            {closestHeading}
          </h2>
          <ul>
            {closest.map(({ path, label }) => (
              <li key={path}>
                <SiteLink to={path} className="not-found__closest">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="not-found__others container" aria-labelledby="others">
        <h2 id="others" className="not-found__heading">
          {linksHeading}
        </h2>
        <ul className={clsx('slabs', others[0] === links[0] ? 'not-found__doors' : 'slabs--3')}>
          {others.map((link) => (
            <li key={link.to} className="not-found__door">
              {link === links[0] && <Stones {...content} />}
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
