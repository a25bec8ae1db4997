import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { GuideEntry, GuideName } from '../../data/guides/guide.ts';
import type { RichLink } from '../../data/paths.ts';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './guide-list.css';

interface GuideListProps {
  guides: readonly (GuideName & Partial<GuideEntry>)[];
  /** The way to all the rest, as the last of the list. */
  all?: RichLink;
}

/** Guides by name, two in a row; one below the other where what each is about is given too. */
export function GuideList({ guides, all }: GuideListProps): ReactNode {
  return (
    <ul className={clsx('guide-list slabs', !guides.some(({ summary }) => summary) && 'slabs--2')}>
      {guides.map(({ slug, label, summary }) => (
        <li key={slug} className="guide-list__guide abreast">
          <div className="stack stack--xs">
            <h3 className={summary && 'title-m'}>
              <SiteLink to={`/guides/${slug}`} className="quiet-link card-link">
                {label}
              </SiteLink>
            </h3>
            {summary && <p className="soft">{summary}</p>}
          </div>
          <Icon of={ArrowRight} />
        </li>
      ))}
      {all && (
        <li className="guide-list__guide guide-list__all abreast">
          <SiteLink to={all.to} className="card-link">
            {all.text}
          </SiteLink>
          <Icon of={ArrowRight} />
        </li>
      )}
    </ul>
  );
}
