import type { ReactNode } from 'react';
import type { GuideEntry, GuideName } from '../../data/guides/guide.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import '../components/card.css';

export interface GuideListProps {
  guides: readonly (GuideName & Partial<GuideEntry>)[];
}

/** Guides by name, each with what it is about where that is given. */
export function GuideList({ guides }: GuideListProps): ReactNode {
  return (
    <ul className="slabs slabs--2">
      {guides.map(({ slug, label, excerpt }) => (
        <li key={slug} className="card padded stack stack--xs">
          <h3 className={excerpt && 'title-m'}>
            <SiteLink to={`/guides/${slug}`} className="quiet-link card-link">
              {label}
            </SiteLink>
          </h3>
          {excerpt && <p className="soft">{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
