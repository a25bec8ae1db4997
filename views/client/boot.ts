import { siteManifest as manifest } from 'virtual:site-manifest';
import { readServerData, type ServerData } from '../site/server-data.ts';
import { wantsToSaveData } from '../site/wants-to-save-data.ts';
import { holdEarlyEvents } from './early-events.ts';
import { fetchJson, kindOf, loadScript, rowPath } from './page-loader.ts';
import { onIntent, whenDrawn, whenIdle, whenLoadedAndPainted } from './page-moments.ts';
import { settlePage } from './settle-page.ts';
import { contentKind, type FirstFile, firstFile, givenUp, scriptUrl } from './site-manifest.ts';

/** Of the page that this document shows. */
let path = window.location.pathname;
let claims: ServerData['claims'];
let fetching: Promise<FirstFile> | undefined;
let isTakenOver = false;

const isGivenUp = takeGivenUp();
let early = holdEarlyEvents();
fetchPicturesWhenWanted();
whenDrawn(() => {
  settlePage(() => {
    // Whoever has asked to save data fetches nothing that may never run. When it fails, hydration says so.
    if (!wantsToSaveData()) fetchParts().catch(() => {});
  });
});
whenLoadedAndPainted(fetchLostStyles);
whenLoadedAndPainted(showLateFont);
addEventListener('popstate', loadMovedTo);
onIntent(takeOver);
for (const type of ['focusin', 'focusout']) addEventListener(type, markTyping);
markTyping();
whenLoadedAndPainted(() => {
  if (isWantedAtOnce()) takeOver();
});

/** Whether the page is not what its visitor expects before it is hydrated. */
function isWantedAtOnce(): boolean {
  // The address may name what hydration shows, such as the floor of another room.
  const { hash } = window.location;
  if (hash && !document.getElementById(hash.slice(1))) return true;
  // The sum of an estimate follows its fields, which the browser has restored after a step back: one that is chosen no more,
  // or one that was sent empty.
  const restored =
    'form :is([checked], [selected]):not(:checked), [placeholder][value=""]:not(:placeholder-shown)';
  if (document.querySelector(restored)) return true;
  try {
    // Nothing but drafts is kept there.
    return sessionStorage.length > 0 && document.querySelector('.enquiry-form') !== null;
  } catch {
    // The browser gives no storage.
    return false;
  }
}

/**
 * Tells `quick-contact.late.css` that a field has the focus. Asked by `:root:has(:focus)`, the browser would find the style
 * of every bay anew at each press.
 */
function markTyping(): void {
  const isTyping = document.activeElement?.matches('form :is(input:not([type=range]), textarea, select)');
  document.documentElement.classList.toggle('is-typing', isTyping);
}

/** Hydrates the page, once. Without it every page still reads, every link leads on and every form still posts. */
function takeOver(): void {
  if (isTakenOver) return;
  isTakenOver = true;
  document.documentElement.classList.add('is-read');
  hydrate().catch((error: unknown) => {
    console.warn('The page stays as the server sent it', error);
    early.answer();
    if (!isTakenOver) early = holdEarlyEvents();
  });
}

/** For what could not be fetched. A movement would ask again in every frame. */
function tryAtNextPress(error: unknown): never {
  isTakenOver = false;
  for (const press of ['pointerdown', 'keydown', 'click'])
    addEventListener(press, takeOver, { capture: true, once: true });
  throw error;
}

async function hydrate(): Promise<void> {
  // Older than what the scripts are written for (`client-bundle.ts`): some of it would run, and fall in the middle.
  if (!('toSorted' in [])) throw new Error('This browser is too old');
  if (isGivenUp) throw new Error('Hydrated, it broke');
  const [first, { hydratePage, Page }] = await Promise.all([
    fetchParts(),
    loadScript(kindOf(path, manifest), manifest),
  ]).catch(tryAtNextPress);
  hydratePage({
    manifest,
    path,
    claims,
    firstFile: first,
    Page,
    onHydrated: (repair) => {
      removeEventListener('popstate', loadMovedTo);
      early.answer(repair);
    },
  });
}

/** Whether the last load of this page broke (`hydrate-page.tsx`); true once. */
function takeGivenUp(): boolean {
  const isGivenUp = window.history.state === givenUp;
  if (isGivenUp) window.history.replaceState(null, '');
  return isGivenUp;
}

/** Fetches what hydration runs, once. The browser compiles it on a thread of its own; nothing of it runs yet. */
function fetchParts(): Promise<FirstFile> {
  fetching ??= fetchOnce().catch((error: unknown) => {
    // A moment without a connection: the visitor's next sign of intent tries again.
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function fetchOnce(): Promise<FirstFile> {
  const data = readServerData(document);
  const served = data.path ?? path;
  claims = data.claims;
  // A form that came back stands at the address it was posted to; its page has another, which a reload can open.
  if (path !== served) window.history.replaceState(null, '', served);
  path = served;
  const scripts = [manifest.core, scriptUrl(kindOf(path, manifest), manifest)].map(preloadScript);
  const row = rowPath(path, manifest);
  const first = await fetchJson<FirstFile>(
    manifest.contents + firstFile(row, contentKind(row, manifest, claims)),
  );
  void Promise.all(scripts).then(early.holdLinks);
  return first;
}

/** Resolves when it is here; never where browsers do not know such links (Safari before 17). */
function preloadScript(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.fetchPriority = 'low';
    link.onload = () => resolve();
    document.head.append(link);
  });
}

/** Back to a page from before a reload: nobody is here yet to show it without a load. */
function loadMovedTo(): void {
  if (window.location.pathname !== path) window.location.reload();
}

/**
 * Has the browser fetch what `picture.css` held back, pictures that are lazy: once the first screen is here and drawn,
 * those within the window; the others when the visitor begins to scroll, or to do anything else.
 */
function fetchPicturesWhenWanted(): void {
  const { classList } = document.documentElement;
  addEventListener('scroll', () => classList.add('is-shown', 'is-read'), { once: true, passive: true });
  whenLoadedAndPainted(() => {
    classList.add('is-shown');
    const seen = new IntersectionObserver(
      (boxes) => {
        for (const { isIntersecting, target } of boxes) {
          const image = target.querySelector('img');
          if (isIntersecting && image) image.loading = 'eager';
        }
      },
      // A phone's bar lies over the rest.
      { rootMargin: '0px 0px -9%' },
    );
    for (const box of document.querySelectorAll('.picture')) seen.observe(box);
  });
}

/** Styles that did not come, as when a phone changes its network, are asked for once more: browsers ask once. */
function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    try {
      if (link.sheet?.cssRules.length) continue;
    } catch {
      // Chromium has an empty sheet for one that was not served, and one that nobody may read where the connection broke.
    }
    // The element stays: it may be React's by now.
    link.href += '';
  }
}

/** Where a stand-in was drawn instead of the display face, its own code puts that on. */
function showLateFont(): void {
  // Not by its times: a face can be here before the first paint, and have missed its 100 ms on a busy processor. The faces
  // themselves are `optional`; a stand-in is asked for where a letter of it was laid out.
  const isMissed = [...document.fonts].some(
    ({ display, status }) => display === 'auto' && status !== 'unloaded',
  );
  const file = document.querySelector<HTMLLinkElement>('[href*=deccan-display]');
  if (!isMissed || !file) return;
  import('./late-fonts.ts')
    .then((late) => late.showLateFont(file.href, whenIdle))
    // The stand-ins stay.
    .catch(() => {});
}
