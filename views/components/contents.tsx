import type { ReactNode } from 'react';
import './contents.css';

export interface ContentsProps {
  heading: string;
  /** The parts of the page, by the ids of their headings. */
  entries: readonly { id: string; heading: string }[];
  className?: string;
}

/** The parts of a long page as links, above them. */
export function Contents({ heading, entries, className }: ContentsProps): ReactNode {
  return (
    <nav className={className} aria-labelledby="contents">
      <h2 id="contents" className="contents__heading">
        {heading}
      </h2>
      <ContentsList entries={entries} />
    </nav>
  );
}

/** The links alone. */
export function ContentsList({ entries }: Pick<ContentsProps, 'entries'>): ReactNode {
  return (
    <ol className="contents numbered quiet-link">
      {entries.map((entry) => (
        <li key={entry.id} className="contents__entry">
          <a href={`#${entry.id}`} className="contents__link">
            {entry.heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
