import { clsx } from 'clsx';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  /** Those of one name close one another. */
  name?: string;
  /** Of what is inside: the browser opens the item for a link that leads there. */
  id?: string;
  heading: ReactNode;
  /** Of the heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** Open when the page arrives; afterwards it is the visitor's. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A heading that opens what is below it: `<details name>`, which needs no JavaScript and which find-in-page reaches. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { name, id, heading, level = 3, startsOpen = false, children } = props;
  // React would set `open` again on each render; the browser owns it after the first.
  const initiallyOpen = useRef(startsOpen).current;
  const Heading = `h${level}` as const;
  return (
    <details className="disclosure" name={name} open={initiallyOpen}>
      <summary className="disclosure__summary">
        <Heading className="disclosure__heading">{heading}</Heading>
        <Icon of={ChevronDown} className="disclosure__mark accent" />
      </summary>
      <div className="disclosure__content" id={id}>
        {children}
      </div>
    </details>
  );
}

export interface FoldProps {
  heading: ReactNode;
  /** Of the heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** What stands where there is room, in place of a plain heading. */
  wideHead?: ReactNode;
  startsOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part that a phone folds and that stands open where there is room, under a plain heading. Of the two headings one is
 * ever rendered.
 */
export function Fold(props: FoldProps): ReactNode {
  const { heading, level = 2, wideHead, startsOpen = false, className, children } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={clsx('fold', className)}>
      {wideHead ?? <Heading>{heading}</Heading>}
      <Disclosure heading={heading} level={level} startsOpen={startsOpen}>
        {children}
      </Disclosure>
    </section>
  );
}
