import { siteManifest } from 'virtual:site-manifest';
import { readServerData } from '../site/server-data.ts';
import { fetchJson, kindOf, loadScript, rowOf } from './page-loader.ts';
import { onIntentOrIdle, whenLoadedAndPainted } from './page-moments.ts';
import { contentKind, type FirstFile, firstFile } from './site-manifest.ts';

fetchPicturesWhenPainted();
const replayEarlyClick = recordEarlyClick();
onIntentOrIdle(() => {
  // Without hydration every page still reads, every link leads on and every form still posts.
  hydrate().catch((error: unknown) => console.warn('The page stays as the server sent it', error));
});

async function hydrate(): Promise<void> {
  const manifest = siteManifest;
  const { path = window.location.pathname, claims } = readServerData(document);
  // A form that came back stands at the address it was posted to; its page has another, which a reload can open.
  if (path !== window.location.pathname) window.history.replaceState(null, '', path);
  const row = rowOf(path, manifest);
  preloadScript(manifest.core);
  const [first, { hydratePage, Page }] = await Promise.all([
    fetchJson<FirstFile>(manifest.contents + firstFile(row, contentKind(row, manifest, claims))),
    loadScript(kindOf(path, manifest), manifest),
  ]);
  hydratePage({ manifest, path, claims, firstFile: first, Page, onHydrated: replayEarlyClick });
}

/** Fetches a script that another one is going to import, so that the two come at the same time. */
function preloadScript(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.fetchPriority = 'low';
  document.head.append(link);
}

/**
 * Has the browser fetch what `picture.css` held back: pictures that are lazy. It does so once what the first screen needs
 * is here and drawn, or when the visitor begins to scroll.
 */
function fetchPicturesWhenPainted(): void {
  const fetchPictures = () => document.documentElement.classList.add('is-shown');
  addEventListener('scroll', fetchPictures, { once: true, passive: true });
  whenLoadedAndPainted(fetchPictures);
}

/**
 * Records the visitor's last click while nobody answers it. Call what it returns when the page is hydrated: it repeats a
 * click on a button that could not do anything yet, and stops listening.
 */
function recordEarlyClick(): () => void {
  let clicked: HTMLElement | null = null;

  function record({ target }: Event): void {
    // Buttons that do nothing by themselves: those of forms and popovers work before hydration.
    const button = 'button[type="button"]:not([popovertarget])';
    clicked = target instanceof Element ? target.closest<HTMLElement>(button) : null;
  }

  document.addEventListener('click', record, true);
  return () => {
    document.removeEventListener('click', record, true);
    if (clicked?.isConnected) clicked.click();
  };
}
