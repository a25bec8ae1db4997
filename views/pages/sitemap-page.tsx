import type { ReactNode } from 'react';
import { sitemapPage } from '../../data/pages/sitemap.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageContents } from '../routes/route.ts';
import { serviceSwatches } from '../shell/service-swatches.ts';
import { IndexColumn } from '../sitemap/index-column.tsx';
import './sitemap-page.css';

export interface SitemapPageProps {
  content: PageContents['sitemap'];
}

/** The stone that stands for a service. */
const swatches = Object.fromEntries(
  Object.entries(serviceSwatches).map(([slug, swatch]) => [`/services/${slug}`, swatch]),
);

/** The board in the entrance hall: the single pages in large letters, and those with others below them as columns. */
export function SitemapPage({ content: { groups, strip } }: SitemapPageProps): ReactNode {
  const single = groups.filter(({ pages }) => pages.length === 0);
  const parents = groups.filter(({ pages }) => pages.length > 0);
  return (
    <div className="sitemap-page container">
      <header className="sitemap-page__opening">
        <Breadcrumb />
        <h1>{sitemapPage.headline}</h1>
        <p className="lede">{sitemapPage.lede}</p>
      </header>
      <ul className="sitemap-page__single">
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
