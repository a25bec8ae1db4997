import { type ReactNode, useMemo } from 'react';
import type { AddressedPage, PageComponents, ReadyPage } from './ready-page.ts';
import { QuoteContext, type Site, SiteProvider } from './site-context.tsx';

export interface PageScopeProps extends AddressedPage {
  components: Partial<PageComponents>;
  /** What is the same on every page, with what belongs to the page of this document alone. */
  site: Omit<Site, 'pictures' | 'trail' | 'label'>;
  /** Whether it is the page of this document. */
  isInitial: boolean;
  children: ReactNode;
}

/** Tells everything in it about its page. */
export function PageScope({
  page,
  search,
  site,
  isInitial,
  components,
  children,
}: PageScopeProps): ReactNode {
  const ofPage: Site = useMemo(() => withPage(site, page, isInitial), [site, page, isInitial]);
  const about = useMemo(
    () => ({ ...page.about, ...(page.known && components[page.page]?.readQuote?.(search, page.known)) }),
    [page, search, components],
  );
  return (
    <SiteProvider site={ofPage}>
      <QuoteContext value={about}>{children}</QuoteContext>
    </SiteProvider>
  );
}

function withPage(
  site: PageScopeProps['site'],
  { pictures, trail, label }: ReadyPage,
  isInitial: boolean,
): Site {
  const ofPage = { ...site, pictures, trail, label };
  // A form that came back, a place and the late styles.
  return isInitial ? ofPage : { ...ofPage, form: undefined, place: undefined, lateStyles: undefined };
}
