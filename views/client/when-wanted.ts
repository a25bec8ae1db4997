import { whenIdle } from './when-idle.ts';
import { whenShown } from './when-shown.ts';

/**
 * Milliseconds after the first paint in which other threads draw and decode pictures. What ran on the main one meanwhile,
 * 5 ms of work, took 15 to 27 on two cores.
 */
const breath = 150;

const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** What hydration reads stands at the document's end: a touch, or a focus set by the page, may come before that is here. */
function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') run();
  else addEventListener('DOMContentLoaded', run, { once: true });
}

/**
 * Runs `start` once: at the visitor's first sign of intent, as soon as the whole document is here, or in an idle moment
 * soon after the page is loaded and drawn. Loaded is not drawn: on a slow processor what is fetched in between delays the
 * first paint.
 */
export function whenWanted(start: () => Promise<void>): void {
  let isStarted = false;

  function run(): void {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, run, true);
    whenParsed(() => {
      // Without hydration every page still reads and every form still posts.
      start().catch((error: unknown) => console.warn('The page stays as the server sent it', error));
    });
  }

  for (const intent of intents) addEventListener(intent, run, { capture: true, passive: true });
  whenShown(() => setTimeout(() => whenIdle(run), breath));
}
