import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import './in-brief.css';

export interface InBriefProps {
  /** What a phone shows of the list: each title, and what may stand beside or below it. */
  items: readonly { title: string; beside?: ReactNode }[];
  /** Opens the whole list. */
  more: string;
  /** The whole list, which stands alone where there is room. */
  children: ReactNode;
}

/** A list of which a phone shows the titles, with all the rest folded below them; one of the `.disclosures`. */
export function InBrief({ items, more, children }: InBriefProps): ReactNode {
  return (
    <div className="in-brief fold">
      <ul className="in-brief__items">
        {items.map(({ title, beside }) => (
          <li key={title}>
            <b>{title}</b> {beside && <span>{beside}</span>}
          </li>
        ))}
      </ul>
      <Disclosure heading={more}>{children}</Disclosure>
    </div>
  );
}
