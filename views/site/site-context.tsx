import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from '../../data/business.ts';
import type { SitePath } from '../../data/paths.ts';
import type { QuoteChoices } from '../../data/quote.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { PictureFact, PictureFacts } from '../pictures/picture-fact.ts';
import type { ServerData } from './server-data.ts';

/** What every page knows besides its own content; the same on the server and in the browser. */
export interface Site
  extends Pick<ServerData, 'formActions' | 'form' | 'lateStyles' | 'place' | 'recipients'> {
  business: Business;
  /** Scheme and host of absolute addresses, without a trailing slash. */
  siteOrigin: string;
  /** Months after the last contact at which an enquiry is erased. */
  retentionMonths: number;
  /** The nine services: built in, replaced by the server's answer when it arrives. */
  services: readonly ServiceSummary[];
  /** True while the services page waits for that answer after a navigation without a full load. */
  isLoadingServices: boolean;
  /** Of the pictures that the page and the shell show. */
  pictures: PictureFacts;
  /** The pages above the shown one, home left out. */
  trail: readonly { path: SitePath; label: string }[];
  /** Note on the pictures of the whole site; empty for none. */
  picturesNote: string;
  /** Label of the shown page. */
  label: string;
}

const SiteContext = createContext<Site | null>(null);

/** Choices that the shown page knows of the work: every link to the quote form and every chat of the page carries them. */
export const QuoteContext = createContext<QuoteChoices>({});

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }): ReactNode {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site around the component. @throws Error outside a `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

export function useBusiness(): Business {
  return useSite().business;
}

/** Measurements of a picture by the build. @throws Error when the page's content did not name it. */
export function usePictureFact(id: string): PictureFact {
  const fact = useSite().pictures[id];
  if (!fact) throw new Error(`Picture "${id}" is not among those that this page's content names`);
  return fact;
}
