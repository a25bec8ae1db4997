import { Activity, memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { prepareLinks } from './navigation/prepare-links.ts';
import { PageView } from './page-view.tsx';
import { PageScope, type PageScopeProps } from './site/page-scope.tsx';
import type { AddressedPage, PageSource, ReadyPage } from './site/ready-page.ts';

export interface PageWithNextProps extends Omit<PageScopeProps, 'isInitial' | 'children'> {
  /** The page of this document. */
  initial: ReadyPage;
  source: PageSource | undefined;
}

/** The shown page and, hidden behind it, the one of the link that is about to be followed: a click only has to show it. */
export function PageWithNext({ initial, source, ...shown }: PageWithNextProps): ReactNode {
  const { page, search, site, components } = shown;
  const [, navigate] = useLocation();
  const [next, setNext] = useState<AddressedPage | null>(null);
  const [last, setLast] = useState({ page, isAsSent: true });
  if (last.page !== page) {
    setLast({ page, isAsSent: false });
    // Another link than its own may have been followed.
    setNext(null);
  }

  useEffect(() => source && prepareLinks(source, (ready) => startTransition(() => setNext(ready))), [source]);

  const pages: AddressedPage[] = [{ page, search }];
  // Behind the shown page, whose ids are found first.
  if (next && next.page !== page) pages.push(next);
  return pages.map((each) => {
    const { path } = each.page;
    const isShown = each.page === page;
    // What stands in a boundary of its own would be hydrated apart from the rest of the document.
    if (isShown && last.isAsSent) return <PageView key={path} shown={page} components={components} />;
    return (
      <Activity key={path} mode={isShown ? 'visible' : 'hidden'}>
        <OpenedPage
          {...each}
          site={site}
          isInitial={each.page === initial}
          components={components}
          navigate={navigate}
        />
      </Activity>
    );
  });
}

type Location = ReturnType<typeof useLocation>;

interface OpenedPageProps extends Omit<PageScopeProps, 'children'> {
  navigate: Location[1];
}

/**
 * A page that is opened without a full load. It has its own address, since it may be drawn while another is shown;
 * nothing of it is drawn once more when it takes that one's place.
 */
const OpenedPage = memo(function OpenedPage({ navigate, ...scope }: OpenedPageProps): ReactNode {
  const { page, search, components } = scope;
  const hook = useMemo(() => (): Location => [page.path, navigate], [page, navigate]);
  const searchHook = useMemo(() => () => search, [search]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <PageScope {...scope}>
        <PageView shown={page} components={components} />
      </PageScope>
    </Router>
  );
});
