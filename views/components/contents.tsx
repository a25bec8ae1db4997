import type { ReactNode } from 'react';
import './contents.css';

export interface ContentsProps {
  heading: string;
  /** The parts of the page, by the ids of their headings. */
  entries: readonly { id: string; heading: string }[];
  /** What stays in sight with it. */
  children?: ReactNode;
}

/**
 * The parts of a long page as links. Browsers that can tell mark the part being read. In a margin it stays in sight.
 */
export function Contents({ heading, entries, children }: ContentsProps): ReactNode {
  return (
    // As tall as its cell of a grid: what sticks in the cell itself would leave it.
    <div>
      <div className="sticky">
        <nav aria-labelledby="contents">
          <h2 id="contents" className="contents__heading">
            {heading}
          </h2>
          <ol className="contents numbered quiet-link">
            {entries.map((entry) => (
              <li key={entry.id} className="contents__entry">
                <a href={`#${entry.id}`} className="contents__link">
                  {entry.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </div>
    </div>
  );
}
