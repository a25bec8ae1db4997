import type { ReactNode } from 'react';
import './section-heading.css';

export interface SectionHeadingProps {
  /** Of the h2, for `aria-labelledby` and anchors. */
  id: string;
  heading: string;
  lede?: ReactNode;
  /** `row` sets the lede beside the heading on wide screens. */
  arrangement?: 'stack' | 'row';
  /** What follows leads, such as a quotation. */
  small?: boolean;
  /** Below the lede, such as an `ArrowLink`. */
  children?: ReactNode;
}

/** The h2 of a band with what follows from it. */
export function SectionHeading(props: SectionHeadingProps): ReactNode {
  const { id, heading, lede, arrangement = 'stack', small, children } = props;
  return (
    <header className={`section-heading section-heading--${arrangement}`}>
      <h2 id={id} className={small ? 'title-s accent' : undefined}>
        {heading}
      </h2>
      {(lede || children) && (
        <div className="section-heading__rest">
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
      )}
    </header>
  );
}
