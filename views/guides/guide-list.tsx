import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { Guide, GuideName } from '../../data/guides/guide.ts';
import type { RichLink } from '../../data/paths.ts';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './guide-list.css';

interface GuideListProps {
  guides: readonly (GuideName & Partial<Pick<Guide, 'summary' | 'picture'>>)[];
  /** The way to all the rest, as the last of the list. */
  all?: RichLink;
}

/** Guides by name, with or without what each shows, two in a row; one below the other where what each is about is given too. */
export function GuideList({ guides, all }: GuideListProps): ReactNode {
  return (
    <ul className={clsx('guide-list slabs', !guides.some(({ summary }) => summary) && 'slabs--2')}>
      {guides.map(({ slug, label, summary, picture }) => (
        <li key={slug} className="guide-list__guide abreast">
          {picture && (
            <Picture
              id={picture}
              alt=""
              sizes="(min-width: 62rem) 27rem, 96px"
              className="guide-list__picture"
            />
          )}
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
