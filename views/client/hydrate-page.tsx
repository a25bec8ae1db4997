import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { ServiceSummary } from '../../data/services/service.ts';
import { App } from '../app.tsx';
import { loadShowHead } from '../head/load-show-head.ts';
import { createNavigateWhenReady } from '../navigation/navigate-when-ready.ts';
import { NavigationFailedEvent } from '../navigation/navigation-failed.ts';
import type { PageSource, ReadyPage } from '../navigation/page-source.ts';
import { watchHistoryMoves } from '../navigation/use-arrival.ts';
import { readServerData } from '../site/server-data.ts';
import { settlePage } from './settle-page.ts';

export interface HydratePageOptions {
  source: PageSource;
  /** Every path of the route table. */
  paths: readonly string[];
  /** The page that the server sent. */
  page: ReadyPage;
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** URL of the whole style sheet: the document carries only what its own page needs. */
  stylesheet: string;
  /** Called once every control works. */
  onHydrated: () => void;
}

/** Takes over the page that the server sent; from here on links open pages without a reload. */
export function hydratePage(options: HydratePageOptions): void {
  const { source, paths, page, services, stylesheet, onHydrated } = options;
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app to hydrate');
  const styled: PageSource = {
    ready: source.ready,
    load: async (path) => {
      const [page] = await Promise.all([source.load(path), addStylesheet(stylesheet), loadShowHead()]);
      return page;
    },
  };
  const aroundNav = createNavigateWhenReady({
    source: styled,
    onFailed: (path) => window.dispatchEvent(new NavigationFailedEvent(path)),
  });
  watchHistoryMoves();
  // As a transition React lets the browser in between every few milliseconds; otherwise it takes the page at one go.
  startTransition(() => {
    hydrateRoot(
      container,
      <Router aroundNav={aroundNav}>
        <Mark onHydrated={onHydrated} />
        <App
          serverData={readServerData(document)}
          paths={paths}
          services={services}
          initial={page}
          source={styled}
        />
      </Router>,
      { onRecoverableError: (error) => console.error('Hydration recovered from', error) },
    );
  });
}

/** Leaves `hydrated` in the browser's timeline, for measurements and tests. */
function Mark({ onHydrated }: Pick<HydratePageOptions, 'onHydrated'>): ReactNode {
  useEffect(() => {
    performance.mark('hydrated');
    // After the effects of the components around the control.
    queueMicrotask(onHydrated);
    settlePage();
  }, [onHydrated]);
  return null;
}

let added: Promise<void> | undefined;

/** Adds the whole style sheet once; resolves when it applies. Rejects, and may be tried again, when it cannot be had. */
function addStylesheet(href: string): Promise<void> {
  added ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      added = undefined;
      reject(new Error('The style sheet could not be fetched'));
    };
    document.head.append(link);
  });
  return added;
}
