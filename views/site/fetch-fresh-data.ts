import type { Dispatch, SetStateAction } from 'react';
import type { Business } from '../../data/business.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { PageName } from './page-kinds.ts';
import type { ContactAnswer } from './server-data.ts';

export interface FreshDataOptions {
  /** Aborted when the page is left. */
  signal: AbortSignal;
  setBusiness: Dispatch<SetStateAction<Business>>;
  setServices: Dispatch<SetStateAction<readonly ServiceSummary[]>>;
}

/** Fetches what a kind of page shows of the API; resolves when the services are there, or are not to be had. Never rejects. */
export async function fetchFreshData(page: PageName, options: FreshDataOptions): Promise<void> {
  const { signal, setBusiness, setServices } = options;
  if (page === 'home' || page === 'contact') {
    fetchJson<ContactAnswer>('/api/contact', signal)
      .then((contact) => setBusiness((current) => changed(current, withContact(current, contact))))
      .catch(() => !signal.aborted && console.info('Error fetching contact info'));
  }
  if (page !== 'home' && page !== 'services') return;
  try {
    const answer = await fetchJson<readonly ServiceSummary[]>('/api/services', signal);
    setServices((current) => changed(current, answer));
  } catch {
    if (signal.aborted) return;
    if (page === 'home') console.info('API not available, using fallback data');
    else console.info('Error fetching services');
  }
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
