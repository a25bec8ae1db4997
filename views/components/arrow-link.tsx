import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../data/paths.ts';
import type { QuoteChoices } from '../../data/quote.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { Icon } from './icon.tsx';
import './button.css';
import './button.late.css';

export interface ArrowLinkProps {
  to: LinkTarget;
  quote?: QuoteChoices | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The quiet way on: words and an arrow. */
export function ArrowLink({ to, quote, className, children }: ArrowLinkProps): ReactNode {
  return (
    <SiteLink to={to} quote={quote} className={clsx('arrow-link', className)}>
      {children}
      <Icon of={ArrowRight} />
    </SiteLink>
  );
}
