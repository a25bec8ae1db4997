import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** One part of the styleguide. */
export function Section({ id, heading, children }: SectionProps): ReactNode {
  return (
    <section className="styleguide__section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

export interface ExampleProps {
  /** Which component, in which state. */
  name: string;
  children: ReactNode;
}

/** A component in one state, under its name. */
export function Example({ name, children }: ExampleProps): ReactNode {
  return (
    <div className="styleguide__example">
      <p className="styleguide__name">{name}</p>
      {children}
    </div>
  );
}
