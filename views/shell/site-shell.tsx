import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { QuickContact } from './quick-contact.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '../components/skip-link.css';

/** What stands around every page, those that stand in no table included. */
export function SiteShell({ children }: { children: ReactNode }): ReactNode {
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
      <SiteFooter />
      <QuickContact />
    </>
  );
}
