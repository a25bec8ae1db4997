import type { Dispatch, SetStateAction } from 'react';
import type { Business } from '../../data/business.ts';
import { type ServiceDetails, type ServiceSummary, summaryOf } from '../../data/services/service.ts';
import type { PageKind } from './page-kinds.ts';
import type { ContactAnswer } from './server-data.ts';

export interface FreshDataOptions {
  /** Aborted when the page is left. */
  signal: AbortSignal;
  /** The services as the build knows them. */
  builtIn: readonly ServiceSummary[];
  setBusiness: Dispatch<SetStateAction<Business>>;
  setServices: Dispatch<SetStateAction<readonly ServiceSummary[]>>;
}

/** Fetches what a kind of page shows of the API. Resolves when the services have come or failed. Never rejects. */
export async function fetchFreshData(page: PageKind, options: FreshDataOptions): Promise<void> {
  const { signal, builtIn, setBusiness, setServices } = options;
  if (page === 'home' || page === 'contact') {
    fetchJson<ContactAnswer>('/api/contact', signal)
      .then((contact) => {
        assertContact(contact);
        setBusiness((current) => changed(current, withContact(current, contact)));
      })
      .catch(() => !signal.aborted && console.info('Error fetching contact info'));
  }
  if (page !== 'home' && page !== 'services') return;
  try {
    const answer = await fetchJson<readonly ServiceDetails[]>('/api/services', signal);
    assertServices(answer, builtIn);
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

// A page may be older than the server that answers it, after a night in a tab. What it cannot show is no answer.

/** @throws TypeError where something is missing, or a service or its picture is none of this build's. */
function assertServices(answer: readonly ServiceDetails[], builtIn: readonly ServiceSummary[]): void {
  if (!Array.isArray(answer)) throw new TypeError('No list');
  for (const { slug, picture, name, description, features, process } of answer) {
    const isKnown = builtIn.some((known) => known.slug === slug && known.picture === picture);
    const isWhole =
      [name, description].every(isText) && [features, process].every((list) => list.every(isText));
    if (!isKnown || !isWhole) throw new TypeError('A service of another version');
  }
}

/** @throws TypeError */
function assertContact({ company, location, mobile, whatsapp, email, maps }: ContactAnswer): void {
  if (![company, location, mobile, whatsapp, email, maps].every(isText)) throw new TypeError('No contact');
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
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
