import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface BandProps {
  /** The stone it is laid in. */
  ground?: 'plaster' | 'limestone' | 'slab' | 'verde' | undefined;
  /** True where it continues the band above: no space on top. */
  joined?: boolean;
  id?: string;
  /** Id of its heading; makes it a named region. */
  labelledBy?: string;
  /** Where no heading is shown. */
  label?: string;
  className?: string | undefined;
  /** Classes of the container inside, besides its own. */
  inner?: string | undefined;
  children: ReactNode;
}

/** A bay of the page, as wide as the window, and its content in the container. */
export function Band(props: BandProps): ReactNode {
  const { ground = 'plaster', joined = false, id, labelledBy, label, className, inner, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={clsx('band', ground !== 'plaster' && `band--${ground}`, joined && 'band--joined', className)}
    >
      <div className={clsx('container', inner)}>{children}</div>
    </section>
  );
}
