import { type AnchorHTMLAttributes, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'wouter';
import type { LinkTarget } from '../../data/paths.ts';
import { type QuoteChoices, quoteQuery, withChoices } from '../../data/quote.ts';
import { QuoteContext } from '../site/site-context.tsx';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: LinkTarget;
  /** Query without `?`. */
  search?: string;
  /** For the quote form, besides what the page knows. */
  quote?: QuoteChoices | undefined;
  children: ReactNode;
}

/**
 * A link to a page of this site. It opens without a reload once the page is hydrated, and as any link before. To the
 * quote form it carries what the page knows.
 */
export function SiteLink({ to, search, quote, children, ...attributes }: SiteLinkProps): ReactNode {
  const known = useContext(QuoteContext);
  const [location] = useLocation();
  const [path = '/', hash] = to.split('#');
  const query = to === '/contact#quote' ? quoteQuery(withChoices(known, quote)) : search;
  const href = `${path}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
  return (
    <Link
      {...attributes}
      href={href}
      aria-current={hash === undefined && path === location ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
