import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { sitemapPage } from '../../data/pages/sitemap.ts';
import type { SitePath } from '../../data/paths.ts';
import type { SwatchId } from '../../data/stones/stone.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Icon } from '../components/icon.tsx';
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

/** The board in the entrance hall: the single pages as a floor of slabs, and those with others below them as columns. */
export function SitemapPage({ content: { groups, strip } }: PageProps<'sitemap'>): ReactNode {
  const single = groups.filter(({ pages }) => pages.length === 0);
  const parents = groups.filter(({ path, pages }) => pages.length > 0 && path !== '/blog');
  const blog = groups.find(({ path }) => path === '/blog');
  return (
    <>
      <div className="sitemap-page container">
        <header className="sitemap-page__opening stack">
          <Breadcrumb />
          <h1>{sitemapPage.headline}</h1>
          <p className="lede">{sitemapPage.lede}</p>
        </header>
        <ul className="sitemap-page__single slabs">
          {single.map(({ path, label, note }) => (
            <li key={path} className="sitemap-page__page">
              <SiteLink to={path} className="sitemap-page__link quiet-link card-link">
                {label}
              </SiteLink>
              <p className="note no-phone">{note}</p>
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
        {blog && <BlogColumns blog={blog} />}
      </div>
      <CallToAction {...sitemapPage.callToAction} />
    </>
  );
}

interface PageName {
  path: SitePath;
  label: string;
}

/** The subjects of the blog, and beside them its articles. */
function BlogColumns({ blog }: { blog: PageName & { pages: readonly PageName[] } }): ReactNode {
  const isSubject = ({ path }: PageName): boolean => path.startsWith('/blog/category/');
  const { subjects, articles } = sitemapPage.blog;
  return (
    <section className="index-column index-column--blog quiet-link">
      <IndexHeading {...blog} />
      <div className="index-column__part">
        <h3 className="index-column__name">{subjects}</h3>
        <IndexList entries={blog.pages.filter(isSubject)} />
      </div>
      <div className="index-column__part index-column__part--long">
        <h3 className="index-column__name">{articles}</h3>
        <IndexList entries={blog.pages.filter((page) => !isSubject(page))} />
      </div>
    </section>
  );
}

interface IndexEntry extends PageName {
  /** The stone beside it. */
  swatch?: SwatchId | undefined;
}

interface IndexListProps {
  entries: readonly IndexEntry[];
  /** The file that holds their stones. */
  strip?: SwatchStrip;
}

interface IndexColumnProps extends IndexListProps {
  /** The page that the others stand below. */
  parent: PageName;
}

/** A page of the site and those below it. */
function IndexColumn({ parent, ...list }: IndexColumnProps): ReactNode {
  return (
    <section className="index-column quiet-link">
      <IndexHeading {...parent} />
      <IndexList {...list} />
    </section>
  );
}

function IndexHeading({ path, label }: PageName): ReactNode {
  return (
    <h2 className="index-column__heading">
      <SiteLink to={path} className="index-column__parent">
        {label}
        <Icon of={ArrowRight} className="accent" />
      </SiteLink>
    </h2>
  );
}

function IndexList({ entries, strip }: IndexListProps): ReactNode {
  return (
    <ul className="index-column__list">
      {entries.map(({ path, label, swatch }) => (
        <li key={path}>
          <SiteLink to={path} className="index-column__link">
            {strip && swatch && (
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
  );
}
