import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { notFoundPage } from '../../data/pages/not-found.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { closestPages } from '../not-found/closest-pages.ts';
import { EmptyRoom } from '../not-found/empty-room.tsx';
import type { PageContents } from '../routes/route.ts';
import './not-found-page.css';

export interface NotFoundPageProps {
  content: PageContents['not-found'];
}

/** An empty doorway, the pages nearest to what was typed, and where most people go. */
export function NotFoundPage({ content }: NotFoundPageProps): ReactNode {
  const [location] = useLocation();
  const { headline, text, closestHeading, linksHeading, links } = notFoundPage;
  const closest = closestPages(location, content.pages);
  return (
    <>
      <div className="not-found">
        <EmptyRoom className="not-found__room" />
        <div className="not-found__words container">
          <h1>{headline}</h1>
          <p className="not-found__text">{text}</p>
        </div>
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
        <ul className="slabs slabs--4">
          {links.map(({ text: name, to, note }) => (
            <li key={to}>
              <SiteLink to={to} className="not-found__door">
                <span className="not-found__name">{name}</span>
                <span className="not-found__note">{note}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
