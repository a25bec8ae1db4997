import type { Dispatch, SetStateAction } from 'react';
import type { Business } from '../../data/business.ts';
import { type ServiceDetails, type ServiceSummary, summaryOf } from '../../data/services/service.ts';
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
    const answer = await fetchJson<readonly ServiceDetails[]>('/api/services', signal);
    // Home shows nothing of what only the modal says.
    setServices((current) => changed(current, answer, page === 'home' ? summaries : undefined));
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

const summaries = (services: readonly ServiceSummary[]): unknown => services.map(summaryOf);

/** `current` itself when the answer shows the same: a new object would draw the whole page again. */
function changed<T>(current: T, answer: T, shownOf: (value: T) => unknown = (value) => value): T {
  return JSON.stringify(shownOf(current)) === JSON.stringify(shownOf(answer)) ? current : answer;
}

function withContact(business: Business, contact: ContactAnswer): Business {
  const { company, location, mobile, whatsapp, email, maps } = contact;
  return { ...business, name: company, location, phone: mobile, whatsapp, email, mapsUrl: maps };
}
