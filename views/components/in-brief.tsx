import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import './in-brief.css';

export interface InBriefProps {
  /** What a phone shows of the list: each title, what may stand beside or below it, and a picture before both. */
  items: readonly { title: string; beside?: ReactNode; picture?: ReactNode }[];
  numbered?: boolean;
  /** Opens the whole list. */
  more: string;
  /** The whole list, which stands alone where there is room. */
  children: ReactNode;
}

/** A list of which a phone shows the titles, with all the rest folded below them; one of the `.disclosures`. */
export function InBrief({ items, numbered = false, more, children }: InBriefProps): ReactNode {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="in-brief fold">
      <List className={clsx('in-brief__items', numbered && 'numbered')}>
        {items.map(({ title, beside, picture }) => (
          <li key={title}>
            {picture}
            <b>{title}</b> {beside && <span>{beside}</span>}
          </li>
        ))}
      </List>
      <Disclosure heading={more}>{children}</Disclosure>
    </div>
  );
}
