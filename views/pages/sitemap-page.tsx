import type { ReactNode } from 'react';
import { sitemapPage } from '../../data/pages/sitemap.ts';
import type { SitePath } from '../../data/paths.ts';
import type { SwatchId } from '../../data/stones/stone.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { serviceSwatches } from '../pictures/service-swatches.ts';
import { type SwatchStrip, swatchesOf } from '../pictures/swatch-strip.ts';
import type { PageProps } from '../site/page-contents.ts';
import './sitemap-page.css';

/** The stone that stands for a service. */
const swatches = Object.fromEntries(
  Object.entries(serviceSwatches).map(([slug, swatch]) => [`/services/${slug}`, swatch]),
);

/** The board in the entrance hall: the single pages in large letters, and those with others below them as columns. */
export function SitemapPage({ content: { groups, strip } }: PageProps<'sitemap'>): ReactNode {
  const single = groups.filter(({ pages }) => pages.length === 0);
  const parents = groups.filter(({ pages }) => pages.length > 0);
  return (
    <div className="sitemap-page container">
      <header className="sitemap-page__opening stack">
        <Breadcrumb />
        <h1>{sitemapPage.headline}</h1>
        <p className="lede">{sitemapPage.lede}</p>
      </header>
      <ul className="sitemap-page__single quiet-link">
        {single.map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path} className="sitemap-page__link">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      {parents.map(({ path, label, pages }) => (
        <IndexColumn
          key={path}
          parent={{ path, label }}
          entries={pages.map((page) => ({ ...page, swatch: swatches[page.path] }))}
          strip={strip}
        />
      ))}
    </div>
  );
}

interface IndexEntry {
  path: SitePath;
  label: string;
  /** The stone beside it. */
  swatch?: SwatchId | undefined;
}

interface IndexColumnProps {
  /** The page that the others stand below. */
  parent: { path: SitePath; label: string };
  entries: readonly IndexEntry[];
  /** The file that holds their stones. */
  strip: SwatchStrip;
}

/** A page of the site and those below it. */
function IndexColumn({ parent, entries, strip }: IndexColumnProps): ReactNode {
  return (
    <section className="index-column quiet-link">
      <h2 className="index-column__heading">
        <SiteLink to={parent.path} className="index-column__parent">
          {parent.label}
        </SiteLink>
      </h2>
      <ul className="index-column__list">
        {entries.map(({ path, label, swatch }) => (
          <li key={path}>
            <SiteLink to={path} className="index-column__link">
              {swatch && (
                <StripSwatch
                  id={swatch}
                  strip={strip}
                  place={swatchesOf(strip).indexOf(swatch)}
                  sizes="32px"
                  className="swatch--small"
                />
              )}
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
