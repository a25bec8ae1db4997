import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../data/paths.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { Icon } from './icon.tsx';
import './button.css';
import './button.late.css';

export interface ArrowLinkProps {
  to: LinkTarget;
  /** Query without `?`. */
  search?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The quiet way on: words and an arrow. */
export function ArrowLink({ to, search, className, children }: ArrowLinkProps): ReactNode {
  return (
    <SiteLink to={to} {...(search ? { search } : {})} className={clsx('arrow-link', className)}>
      {children}
      <Icon of={ArrowRight} />
    </SiteLink>
  );
}
