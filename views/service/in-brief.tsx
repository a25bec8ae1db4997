import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import './in-brief.css';

export interface InBriefProps {
  /** What a phone shows of the list: each title, and what may stand beside or below it. */
  items: readonly { title: string; beside?: ReactNode }[];
  numbered?: boolean;
  /** Each on one line. */
  isShort?: boolean;
  /** Opens the whole list. */
  more: string;
  /** The whole list, which stands alone where there is room. */
  children: ReactNode;
}

/** A list of which a phone shows the titles, with all the rest folded below them; one of the `.disclosures`. */
export function InBrief({
  items,
  numbered = false,
  isShort = false,
  more,
  children,
}: InBriefProps): ReactNode {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="in-brief fold">
      <List className={clsx('in-brief__items', numbered && 'numbered', isShort && 'in-brief__items--short')}>
        {items.map(({ title, beside }) => (
          <li key={title}>
            <b>{title}</b> {beside && <span>{beside}</span>}
          </li>
        ))}
      </List>
      <Disclosure heading={more}>{children}</Disclosure>
    </div>
  );
}
