import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { LinkTarget } from '../../data/paths.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: LinkTarget;
  /** Query without `?`, for the contact form's choices. */
  search?: string;
  children: ReactNode;
}

/** A link to a page of this site. It opens without a reload once the page is hydrated, and as any link before. */
export function SiteLink({ to, search, children, ...attributes }: SiteLinkProps): ReactNode {
  const [location] = useLocation();
  const [path = '/', hash] = to.split('#');
  const href = `${path}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`;
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
