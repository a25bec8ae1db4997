import type { ReactNode } from 'react';
import type { GuideEntry } from '../../data/guides/guide.ts';
import { SiteLink } from '../navigation/site-link.tsx';

export interface GuideListProps {
  guides: readonly (Omit<GuideEntry, 'excerpt'> & Partial<GuideEntry>)[];
  /** Of the names in the page's outline. */
  level?: 2 | 3;
}

/** Guides by name, each with what it is about where that is given. */
export function GuideList({ guides, level = 3 }: GuideListProps): ReactNode {
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="slabs slabs--2">
      {guides.map(({ slug, label, excerpt }) => (
        <li key={slug} className="padded stack stack--xs">
          <Name className="title-m">
            <SiteLink to={`/guides/${slug}`} className="quiet-link">
              {label}
            </SiteLink>
          </Name>
          {excerpt && <p className="soft">{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
