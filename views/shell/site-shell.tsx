import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { QuickContact } from './quick-contact.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '../components/skip-link.css';
import '../components/skip-link.late.css';
import './arriving.late.css';

export interface SiteShellProps {
  /** Name of the page that is on its way. It covers the one that was left, which may come back. */
  awaited?: string | null;
  children: ReactNode;
}

/** Header, footer and contact bar around every page, those that stand in no table included. */
export function SiteShell({ awaited = null, children }: SiteShellProps): ReactNode {
  return (
    <>
      {/* The first thing a keyboard reaches: past the header to the page. */}
      <a className="skip-link" href="#content">
        {interfaceText.skipLink}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {awaited !== null && (
        <div className="arriving" role="status">
          <p className="arriving__name container">{awaited}</p>
        </div>
      )}
      <SiteFooter />
      <QuickContact />
    </>
  );
}
