import { type ReactNode, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ServiceSummary } from '../data/services/service.ts';
import { useArrival } from './navigation/use-arrival.ts';
import { PageView, type PageViewProps } from './page-view.tsx';
import { NavigationFailed } from './shell/navigation-failed.tsx';
import { SiteShell } from './shell/site-shell.tsx';
import type { ShownPage } from './site/ready-page.ts';
import type { ServerData } from './site/server-data.ts';
import { QuoteContext, type Site, SiteProvider } from './site/site-context.tsx';
import { useFreshData } from './site/use-fresh-data.ts';

export interface AppProps extends Pick<PageViewProps, 'components'> {
  serverData: ServerData;
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** What is said of the pictures of the whole site; empty for nothing. */
  picturesNote: string;
  /** The page that the request asked for, and in the browser those that follow it. */
  shown: ShownPage;
}

/** Everything inside `<body>` for a page of the route table, the same on the server and in the browser. */
export function App({ serverData, services, picturesNote, components, shown }: AppProps): ReactNode {
  const { page, awaited } = shown;
  const [initial] = useState(page);
  const fresh = useFreshData(page.page, { business: serverData.business, services });
  const site: Site = useMemo(
    () => ({
      ...serverData,
      ...fresh,
      picturesNote,
      pictures: page.pictures,
      trail: page.trail,
      label: page.label,
      // A form that came back, a place and the late styles belong to the page of this document alone.
      form: page === initial ? serverData.form : undefined,
      place: page === initial ? serverData.place : undefined,
      lateStyles: page === initial ? serverData.lateStyles : undefined,
    }),
    [serverData, fresh, picturesNote, page, initial],
  );
  const search = useSearch();
  const about = useMemo(
    () => ({ ...page.about, ...(page.known && components[page.page]?.readQuote?.(search, page.known)) }),
    [page, search, components],
  );
  useArrival(shown, site);

  return (
    <SiteProvider site={site}>
      <QuoteContext value={about}>
        <SiteShell awaited={awaited}>
          <PageView shown={page} components={components} />
        </SiteShell>
        <NavigationFailed shownPath={page.path} />
      </QuoteContext>
    </SiteProvider>
  );
}
