import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_forceFrameRate } from 'scheduler';
import { App } from '../app.tsx';
import { loadShowHead } from '../navigation/use-arrival.ts';
import type { PageSource } from '../site/ready-page.ts';
import { readServerData, webManifestPath } from '../site/server-data.ts';
import { BrowserRouter } from './browser-router.tsx';
import type { Repair } from './early-events.ts';
import { createPageLoader, type PageLoaderOptions } from './page-loader.ts';
import { whenIdle } from './page-moments.ts';
import { givenUp } from './site-manifest.ts';

export interface HydratePageOptions extends PageLoaderOptions {
  /** Called once every control works; with what to repair it by where React has drawn the page anew. */
  onHydrated: (repair?: Repair) => void;
}

/** What a visitor may have used before. */
const controls = 'a[href], button, summary, input, select, textarea';

/** Takes over the page that the server sent; from here on links open pages without a reload. */
export function hydratePage({ onHydrated, ...options }: HydratePageOptions): void {
  // Each document has it (`document.tsx`).
  const container = document.getElementById('app') as HTMLElement;
  const { components, first, ready, load, labelOf } = createPageLoader(options);
  const source: PageSource = {
    ready,
    labelOf,
    load: async (path) => {
      if (path === first.path) return first;
      const sheet = addStylesheet(options.manifest.stylesheet);
      const [page] = await Promise.all([load(path), sheet, loadShowHead()]);
      return page;
    },
  };
  const served = controlsIn(container);
  const serverData = readServerData(document);
  // Slices of 25 ms instead of 5: between two of them the browser draws a frame, which takes a slow processor longer.
  unstable_forceFrameRate(40);
  // As a transition React lets the browser in between them; otherwise it takes the page at one go.
  startTransition(() => {
    hydrateRoot(
      container,
      <>
        <BrowserRouter initial={first} source={source}>
          {(shown) => (
            <App
              serverData={serverData}
              services={options.firstFile.site.services}
              picturesNote={options.firstFile.site.picturesNote}
              components={components}
              shown={shown}
              source={source}
            />
          )}
        </BrowserRouter>
        <AfterHydration
          onHydrated={() => {
            if (served.every(({ isConnected }) => isConnected)) onHydrated();
            else void loadRepair(served, container).then(onHydrated);
          }}
        />
      </>,
      {
        onRecoverableError: (error) => console.error('Hydration recovered from', error),
        onUncaughtError: (error) => {
          console.error('The page broke on', error);
          giveUpPage();
        },
      },
    );
  });
}

function controlsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)];
}

/** Rarely wanted; where it cannot be had the page stays as it is. */
async function loadRepair(served: readonly HTMLElement[], container: Element): Promise<Repair | undefined> {
  const repairs = await import('./page-repairs.ts').catch(console.error);
  if (!repairs) return undefined;
  return (...used) => repairs.carryOver(served, controlsIn(container), ...used);
}

/**
 * For a page that is empty because it broke while React changed it, such as one whose elements an extension had moved: loads
 * it again, and this once nobody hydrates it (`boot.ts`), so that it reads, leads on and posts as without JavaScript. Needs
 * neither a file, which may be gone with its version, nor storage, which may be denied.
 */
function giveUpPage(): void {
  window.history.replaceState(givenUp, '');
  window.location.reload();
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
    link.onerror = () => {
      link.remove();
      added = undefined;
      reject(new Error('The style sheet could not be fetched'));
    };
    // Without rules it is somebody else's answer: of a network that asks for a sign-in, or of a blocker.
    link.onload = (event) => (link.sheet?.cssRules.length ? resolve() : link.onerror?.(event));
    // Behind all others: Chromium sets up fonts anew, and lays all text out again, for one that comes between them.
    document.body.append(link);
  });
  return added;
}

/**
 * Leaves `hydrated` in the browser's timeline, for measurements and tests. Stands outside of the router: drawn anew with the
 * next page, it would repeat there what was done before hydration.
 */
function AfterHydration({ onHydrated }: Pick<HydratePageOptions, 'onHydrated'>): ReactNode {
  useEffect(() => {
    performance.mark('hydrated');
    // After the effects of the components around the control.
    queueMicrotask(onHydrated);
    whenIdle(addWebManifest);
  }, [onHydrated]);
  return null;
}

/** The document names it for browsers without scripts alone. */
function addWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPath;
  document.head.append(link);
}
