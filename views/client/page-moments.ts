/** Milliseconds after the first paint in which other threads draw and decode pictures, and the main one stays free. */
const paintPauseMs = 150;

/** Milliseconds after which a page that is loaded counts as drawn. */
const longestPaintMs = 3000;

/** Events that only a visitor's hand sends: a script that scrolls, or a page restored at its old place, is no wish. */
const intents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

/** Runs `start` once, at the visitor's first sign of intent, as soon as the whole document is here. */
export function onIntent(start: () => void): void {
  const end = new AbortController();

  function run(): void {
    end.abort();
    whenParsed(start);
  }

  function runOnIntent(event: Event): void {
    // Browsers send one where the pointer rests when the page below it changes.
    const isAtRest = event.type === 'pointermove' && !isMovement(event as PointerEvent);
    if (!isAtRest) run();
  }

  for (const intent of intents)
    addEventListener(intent, runOnIntent, { capture: true, passive: true, signal: end.signal });
  // A field, or what the server asks the visitor to look at, may have the focus already.
  if (document.activeElement !== document.body) run();
}

/**
 * Runs something in an idle moment soon after the page is loaded and drawn. Loaded is not drawn: on a slow processor what
 * is fetched in between delays the first paint.
 */
export function whenDrawn(run: () => void): void {
  whenLoadedAndPainted(() => setTimeout(() => whenIdle(run), paintPauseMs));
}

function isMovement({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

/** What hydration reads stands at the document's end: a touch, or a focus set by the page, may come before that is here. */
function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') run();
  else addEventListener('DOMContentLoaded', run, { once: true });
}

/** On a slow line, or a slow processor, one may come long before the other. */
export function whenLoadedAndPainted(run: () => void): void {
  if (document.readyState === 'complete') whenPainted(run);
  else addEventListener('load', () => whenPainted(run), { once: true });
}

/**
 * Runs something once the page has been drawn for the first time: where browsers do not say when that was, soon, and in a
 * page that nobody looks at, which is not drawn, at once.
 */
function whenPainted(run: () => void): void {
  if (document.visibilityState === 'hidden') {
    run();
    return;
  }
  void new Promise<void>((resolve) => {
    // Firefox and Tor, where they resist fingerprinting, promise to say it and never do.
    setTimeout(resolve, longestPaintMs);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length) resolve();
    }).observe({ type: 'paint', buffered: true });
    // Rejects where there is none, or none that knows paints (Safari before 14.1).
  }).then(run, run);
}

/** Runs something in an idle moment; in two seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback before 18.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
