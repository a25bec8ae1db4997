import { useEffect, useMemo, useRef, useState } from 'react';
import type { Business } from '../../data/business.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { PageName } from './page-kinds.ts';
import type { ContactAnswer } from './server-data.ts';

export interface FreshData {
  business: Business;
  services: readonly ServiceSummary[];
  isLoadingServices: boolean;
}

/**
 * The contact values and services that came with the page, replaced by the server's when a page asks for them: both
 * on home, the services on the services page, the contact values on the contact page. When a call fails the built-in
 * values stay and only the console says so.
 */
export function useFreshData(page: PageName, builtIn: Pick<FreshData, 'business' | 'services'>): FreshData {
  const [business, setBusiness] = useState(builtIn.business);
  const [services, setServices] = useState(builtIn.services);
  const [loadingOn, setLoadingOn] = useState<PageName | null>(null);
  const firstPage = useRef<PageName | null>(page);

  useEffect(() => {
    const isFirstLoad = firstPage.current === page;
    firstPage.current = null;
    const leaving = new AbortController();
    const { signal } = leaving;

    if (page === 'home' || page === 'services') {
      // On a first load the server has drawn the list already, and home never waits.
      if (page === 'services' && !isFirstLoad) setLoadingOn(page);
      fetchJson<readonly ServiceSummary[]>('/api/services', signal)
        .then((answer) => setServices((current) => changed(current, answer)))
        .catch(() => {
          if (signal.aborted) return;
          if (page === 'home') console.info('API not available, using fallback data');
          else console.info('Error fetching services');
        })
        .finally(() => !signal.aborted && setLoadingOn(null));
    }
    if (page === 'home' || page === 'contact') {
      fetchJson<ContactAnswer>('/api/contact', signal)
        .then((contact) => setBusiness((current) => changed(current, withContact(current, contact))))
        .catch(() => !signal.aborted && console.info('Error fetching contact info'));
    }
    return () => leaving.abort();
  }, [page]);

  const isLoadingServices = loadingOn === page;
  return useMemo(() => ({ business, services, isLoadingServices }), [business, services, isLoadingServices]);
}

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/** `current` itself when the answer says the same: a new object would draw the whole page again. */
function changed<T>(current: T, answer: T): T {
  return JSON.stringify(current) === JSON.stringify(answer) ? current : answer;
}

function withContact(business: Business, contact: ContactAnswer): Business {
  const { company, location, mobile, whatsapp, email, maps } = contact;
  return { ...business, name: company, location, phone: mobile, whatsapp, email, mapsUrl: maps };
}
