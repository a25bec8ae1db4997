import { type ReactNode, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ServiceSummary } from '../data/services/service.ts';
import { useArrival } from './navigation/use-arrival.ts';
import type { PageViewProps } from './page-view.tsx';
import { PageWithNext } from './page-with-next.tsx';
import { NavigationFailed } from './shell/navigation-failed.tsx';
import { SiteShell } from './shell/site-shell.tsx';
import { PageScope } from './site/page-scope.tsx';
import type { PageSource, ShownPage } from './site/ready-page.ts';
import type { ServerData } from './site/server-data.ts';
import { useFreshData } from './site/use-fresh-data.ts';

export interface AppProps extends Pick<PageViewProps, 'components'> {
  serverData: ServerData;
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** What is said of the pictures of the whole site; empty for nothing. */
  picturesNote: string;
  /** The page that the request asked for, and in the browser those that follow it. */
  shown: ShownPage;
  /** Source of the pages that follow; only the browser has one. */
  source?: PageSource;
}

/** Everything inside `<body>` for a page of the route table, the same on the server and in the browser. */
export function App({ serverData, services, picturesNote, components, shown, source }: AppProps): ReactNode {
  const { page, arrival, awaited } = shown;
  const [initial] = useState(page);
  const fresh = useFreshData(page.page, arrival, { business: serverData.business, services });
  const site = useMemo(() => ({ ...serverData, ...fresh, picturesNote }), [serverData, fresh, picturesNote]);
  const search = useSearch();
  useArrival(shown, site);

  return (
    <PageScope page={page} search={search} site={site} isInitial={page === initial} components={components}>
      <SiteShell awaited={awaited}>
        <PageWithNext
          page={page}
          search={search}
          site={site}
          initial={initial}
          components={components}
          source={source}
        />
      </SiteShell>
      <NavigationFailed key={page.path} />
    </PageScope>
  );
}
