import { type ReactNode, useMemo } from 'react';
import type { ServiceSummary } from '../data/services/service.ts';
import { NavigationFailed } from './components/navigation-failed.tsx';
import { SkipLink } from './components/skip-link.tsx';
import type { PageSource, ReadyPage } from './navigation/page-source.ts';
import { type PreparePage, PreparePageContext } from './navigation/prepare-page.ts';
import { useArrival } from './navigation/use-arrival.ts';
import { useShownPage } from './navigation/use-shown-page.ts';
import { PageView } from './page-view.tsx';
import { ActionBar } from './shell/action-bar.tsx';
import { ChatButton } from './shell/chat-button.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import type { ServerData } from './site/server-data.ts';
import { type Site, SiteProvider } from './site/site-context.tsx';
import { useFreshData } from './site/use-fresh-data.ts';

export interface AppProps {
  serverData: ServerData;
  /** Every path of the route table. */
  paths: readonly string[];
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** The page that the request asked for. */
  initial: ReadyPage;
  /** Where further pages come from; the server has none. */
  source?: PageSource;
}

/** Everything inside `<body>`: the shell and the page in it, the same on the server and in the browser. */
export function App({ serverData, paths, services, initial, source }: AppProps): ReactNode {
  const shown = useShownPage(initial, source);
  const fresh = useFreshData(shown.page, { business: serverData.business, services });
  const site: Site = useMemo(
    () => ({
      ...serverData,
      ...fresh,
      pictures: shown.pictures,
      trail: shown.trail,
      label: shown.label,
      // A form that came back and the late styles belong to the page of this document alone.
      form: shown === initial ? serverData.form : undefined,
      lateStyles: shown === initial ? serverData.lateStyles : undefined,
    }),
    [serverData, fresh, shown, initial],
  );
  useArrival(shown, site);

  return (
    <SiteProvider site={site}>
      <PreparePageContext value={source ? prepareWith(source) : ignore}>
        <SkipLink />
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <PageView paths={paths} shown={shown} />
        </main>
        <SiteFooter />
        <ChatButton />
        <ActionBar />
        <NavigationFailed shownPath={shown.path} />
      </PreparePageContext>
    </SiteProvider>
  );
}

const ignore: PreparePage = () => {};

/** Loads ahead of the click, unless the visitor has asked to save data. */
function prepareWith(source: PageSource): PreparePage {
  return (path) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || source.ready(path)) return;
    source.load(path).catch(() => {
      // The click will try again and say so.
    });
  };
}
