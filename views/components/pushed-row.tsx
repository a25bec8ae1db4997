import type { ReactNode } from 'react';
import './pushed-row.css';

export interface PushedRowProps {
  as?: 'ul' | 'ol';
  /** The id of its heading: it takes the focus itself, so that keys push it along. Nothing in it does. */
  labelledBy: string;
  className: string;
  /** Its `<li>`. */
  children: ReactNode;
}

/** A list that a phone lays side by side from edge to edge, to be pushed along; `--pushed` is how wide each of them is. */
export function PushedRow({ as: List = 'ul', labelledBy, className, children }: PushedRowProps): ReactNode {
  return (
    <List className={`pushed-row ${className}`} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </List>
  );
}
