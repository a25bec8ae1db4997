import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';

interface NewTabLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that opens beside the site, and says so to who cannot see it. */
export function NewTabLink({ children, ...attributes }: NewTabLinkProps): ReactNode {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${interfaceText.newTab})`}</span>
    </a>
  );
}
