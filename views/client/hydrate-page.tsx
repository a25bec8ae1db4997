import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from '../app.tsx';
import { createNavigateWhenReady } from '../navigation/navigate-when-ready.ts';
import { watchHistoryMoves } from '../navigation/use-arrival.ts';
import type { PageSource } from '../site/ready-page.ts';
import { readServerData, webManifestPath } from '../site/server-data.ts';
import { createPageLoader, type PageLoaderOptions } from './page-loader.ts';
import { whenIdle } from './page-moments.ts';

export interface HydratePageOptions extends PageLoaderOptions {
  /** Called once every control works. */
  onHydrated: () => void;
}

/** Takes over the page that the server sent; from here on links open pages without a reload. */
export function hydratePage({ onHydrated, ...options }: HydratePageOptions): void {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app to hydrate');
  const { components, first, ready, load } = createPageLoader(options);
  const source: PageSource = {
    ready,
    load: async (path) => {
      const [page] = await Promise.all([load(path), addStylesheet(options.manifest.stylesheet)]);
      return page;
    },
  };
  watchHistoryMoves();
  // As a transition React lets the browser in between every few milliseconds; otherwise it takes the page at one go.
  startTransition(() => {
    hydrateRoot(
      container,
      <Router aroundNav={createNavigateWhenReady(source)}>
        <AfterHydration onHydrated={onHydrated} />
        <App
          serverData={readServerData(document)}
          services={options.firstFile.site.services}
          picturesNote={options.firstFile.site.picturesNote}
          components={components}
          initial={first}
          source={source}
        />
      </Router>,
      { onRecoverableError: (error) => console.error('Hydration recovered from', error) },
    );
  });
}

let added: Promise<void> | undefined;

/**
 * Adds the whole style sheet once, since the document carries only what its own page needs; resolves when it applies.
 * Rejects, and may be tried again, when it cannot be had.
 */
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

/** Leaves `hydrated` in the browser's timeline, for measurements and tests. */
function AfterHydration({ onHydrated }: Pick<HydratePageOptions, 'onHydrated'>): ReactNode {
  useEffect(() => {
    performance.mark('hydrated');
    // After the effects of the components around the control.
    queueMicrotask(onHydrated);
    finishWhenIdle();
  }, [onHydrated]);
  return null;
}

function finishWhenIdle(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main .band, .site-footer, .later')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  layOut(waiting, () => {
    document.documentElement.classList.add('is-settled');
    for (const { style } of waiting) style.contentVisibility = '';
    addWebManifest();
  });
}

/**
 * Has the browser lay out what it left for later (`layout.css`): from then on the page has its whole height, which going
 * back to a scroll position needs. One part at a time, since all of them are a long task on a phone.
 */
function layOut([part, ...others]: readonly HTMLElement[], onDone: () => void): void {
  whenIdle(() => {
    if (!part) return onDone();
    part.style.contentVisibility = 'visible';
    // The frame that lays it out comes before the next one.
    requestAnimationFrame(() => layOut(others, onDone));
  });
}

/** The document names it for browsers without scripts alone. */
function addWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPath;
  document.head.append(link);
}
