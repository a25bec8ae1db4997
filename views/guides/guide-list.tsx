import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { GuideEntry, GuideName } from '../../data/guides/guide.ts';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './guide-list.css';

/** Guides by name, each with what it is about where that is given. */
export function GuideList({ guides }: { guides: readonly (GuideName & Partial<GuideEntry>)[] }): ReactNode {
  return (
    <ul className="slabs slabs--2">
      {guides.map(({ slug, label, excerpt }) => (
        <li key={slug} className="guide-list__guide abreast">
          <div className="stack stack--xs">
            <h3 className={excerpt && 'title-m'}>
              <SiteLink to={`/guides/${slug}`} className="quiet-link card-link">
                {label}
              </SiteLink>
            </h3>
            {excerpt && <p className="soft">{excerpt}</p>}
          </div>
          <Icon of={ArrowRight} />
        </li>
      ))}
    </ul>
  );
}
