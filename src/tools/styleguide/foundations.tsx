import type { ReactNode } from 'react';

const colours = (
  'surface surface-alt surface-raised hairline control-outline ink ink-soft action action-strong button button-strong ' +
  'on-action accent alert alert-surface success-surface surface-deep surface-deepest hairline-on-deep on-deep on-deep-soft accent-on-deep'
).split(' ');
const sizes =
  'figure title-xl headline title-l statement title-m title-s text-l text-m text-base text-s text-xs'.split(
    ' ',
  );
const spaces = '2xs xs s m l xl 2xl'.split(' ');

/** One rule for each token that is shown. */
export const foundationStyles = [
  ...colours.map((name) => `.styleguide__colour--${name}{background:var(--${name})}`),
  ...sizes.map(
    (size) =>
      `.styleguide__size--${size}{font-family:var(--font-${size.startsWith('text') ? 'text' : 'display'});font-size:var(--${size})}`,
  ),
  ...spaces.map(
    (space) =>
      `.styleguide__space--${space}{inline-size:var(--space-${space});block-size:var(--space-${space})}`,
  ),
].join('');

/** Colours, type and space: the values of tokens.css. */
export function Foundations(): ReactNode {
  return (
    <>
      <Section id="colours" heading="Colours">
        <ul className="styleguide__colours slabs">
          {colours.map((name) => (
            <li key={name} className="styleguide__colour">
              <span className={`styleguide__chip styleguide__colour--${name}`} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" heading="Type">
        {sizes.map((size) => (
          <Example key={size} name={`--${size}`}>
            <p className={`styleguide__size styleguide__size--${size}`}>Marble, 50–3000 grit</p>
          </Example>
        ))}
      </Section>
      <Section id="space" heading="Space">
        {spaces.map((space) => (
          <Example key={space} name={`--space-${space}`}>
            <div className={`styleguide__bar styleguide__space--${space}`} />
          </Example>
        ))}
      </Section>
    </>
  );
}

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
