import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'wouter';
import type { LinkTarget } from '../../data/paths.ts';
import { type QuoteChoices, quoteQuery, withChoices } from '../../data/quote.ts';
import { QuoteContext } from './quote-context.ts';

/** Starts loading what a path needs, ahead of the click; nothing on the server and in pages that stand alone. */
export const PreparePageContext = createContext<(path: string) => void>(() => {});

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
  const prepare = useContext(PreparePageContext);
  const [path = '/', hash] = to.split('#');
  const query = to === '/contact#quote' ? quoteQuery(withChoices(known, quote)) : search;
  const href = `${path}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
  return (
    <Link
      {...attributes}
      href={href}
      aria-current={hash === undefined && path === location ? 'page' : undefined}
      onPointerEnter={() => prepare(path)}
      onFocus={() => prepare(path)}
    >
      {children}
    </Link>
  );
}
