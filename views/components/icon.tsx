import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './icon.css';

export interface IconProps {
  /** A named import of lucide-react, so that only what is used is shipped. */
  of: LucideIcon;
  className?: string | undefined;
}

/** A line icon in the size and colour of the text. The words beside it carry the meaning. */
export function Icon({ of: Drawing, className }: IconProps): ReactNode {
  return <Drawing className={clsx('icon', className)} strokeWidth={1.5} aria-hidden="true" />;
}
