import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuote } from '../data/quote.ts';
import type { ServiceSummary } from '../data/services/service.ts';
import { QuoteContext } from './navigation/quote-context.ts';
import { PreparePageContext } from './navigation/site-link.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { PageView, type PageViewProps } from './page-view.tsx';
import { NavigationFailed } from './shell/navigation-failed.tsx';
import { SiteShell } from './shell/site-shell.tsx';
import type { PageSource, ReadyPage } from './site/ready-page.ts';
import type { ServerData } from './site/server-data.ts';
import { type Site, SiteProvider } from './site/site-context.tsx';
import { useFreshData } from './site/use-fresh-data.ts';

export interface AppProps extends Pick<PageViewProps, 'components'> {
  serverData: ServerData;
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** What is said of the pictures of the whole site; empty for nothing. */
  picturesNote: string;
  /** The page that the request asked for. */
  initial: ReadyPage;
  /** Where further pages come from; the server has none. */
  source?: PageSource;
}

/** Everything inside `<body>` for a page of the route table, the same on the server and in the browser. */
export function App(props: AppProps): ReactNode {
  const { serverData, services, picturesNote, components, initial, source } = props;
  const shown = useShownPage(initial, source);
  const fresh = useFreshData(shown.page, { business: serverData.business, services });
  const site: Site = useMemo(
    () => ({
      ...serverData,
      ...fresh,
      picturesNote,
      pictures: shown.pictures,
      trail: shown.trail,
      label: shown.label,
      // A form that came back, a place and the late styles belong to the page of this document alone.
      form: shown === initial ? serverData.form : undefined,
      place: shown === initial ? serverData.place : undefined,
      lateStyles: shown === initial ? serverData.lateStyles : undefined,
    }),
    [serverData, fresh, picturesNote, shown, initial],
  );
  const search = useSearch();
  const about = useMemo(
    () => ({ ...shown.about, ...(shown.known && readQuote(search, shown.known)) }),
    [shown, search],
  );
  useArrival(shown, site);

  return (
    <SiteProvider site={site}>
      <PreparePageContext value={source ? prepareWith(source) : ignore}>
        <QuoteContext value={about}>
          <SiteShell>
            <PageView shown={shown} components={components} />
          </SiteShell>
          <NavigationFailed shownPath={shown.path} />
        </QuoteContext>
      </PreparePageContext>
    </SiteProvider>
  );
}

/**
 * The page that stands on the screen. It follows the address as soon as that page is ready; links wait for that before
 * they change the address (see `navigation/navigate-when-ready.ts`).
 */
function useShownPage(initial: ReadyPage, source: PageSource | undefined): ReadyPage {
  const [location] = useLocation();
  const [openedAt] = useState(location);
  const [shown, setShown] = useState(initial);
  // Where the document was opened its own page stands, however the address is written: no reload would bring another.
  const ready = location === openedAt ? initial : source?.ready(location);
  if (ready && ready !== shown) setShown(ready);

  const isMissing = ready === undefined;
  useEffect(() => {
    // Back or forward to a page from before a reload: a full load is one round trip and restores the scroll position.
    if (isMissing) window.location.reload();
  }, [isMissing]);

  return ready ?? shown;
}

function ignore(): void {}

/** Loads ahead of the click, unless the visitor has asked to save data. */
function prepareWith(source: PageSource): (path: string) => void {
  return (path) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || source.ready(path)) return;
    source.load(path).catch(() => {
      // The click will try again, and leave it to the browser.
    });
  };
}
