import { useEffect, useMemo, useState } from 'react';
import type { Business } from '../../data/business.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { PageKind } from './page-kinds.ts';
import type { Arrival } from './ready-page.ts';

export interface FreshData {
  business: Business;
  services: readonly ServiceSummary[];
  isLoadingServices: boolean;
}

const askingPages: readonly PageKind[] = ['home', 'services', 'contact'];

/**
 * The contact values and services that came with the page, replaced by the server's when a page asks for them: both
 * on home, the services on the services page, the contact values on the contact page. When a call fails the built-in
 * values stay and only the console says so.
 */
export function useFreshData(
  page: PageKind,
  arrival: Arrival,
  builtIn: Pick<FreshData, 'business' | 'services'>,
): FreshData {
  const [business, setBusiness] = useState(builtIn.business);
  const [services, setServices] = useState(builtIn.services);
  const [loadingOn, setLoadingOn] = useState<PageKind | null>(null);

  // Once for each page that is come to; a link to the page itself changes nothing of what it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    // On a first load the server has drawn the list already; without it there would be no old place to go back to; and home
    // never waits.
    const isWaiting = page === 'services' && arrival.by !== 'load' && arrival.by !== 'history';
    if (!askingPages.includes(page)) return;
    const leaving = new AbortController();
    if (isWaiting) setLoadingOn(page);
    import('./fetch-fresh-data.ts')
      .then(({ fetchFreshData }) =>
        fetchFreshData(page, {
          signal: leaving.signal,
          builtIn: builtIn.services,
          setBusiness,
          setServices,
        }),
      )
      .catch(() => {
        // The built-in values stay.
      })
      .finally(() => !leaving.signal.aborted && setLoadingOn(null));
    return () => {
      leaving.abort();
      setLoadingOn(null);
    };
  }, [page, builtIn.services]);

  const isLoadingServices = loadingOn === page;
  return useMemo(() => ({ business, services, isLoadingServices }), [business, services, isLoadingServices]);
}
