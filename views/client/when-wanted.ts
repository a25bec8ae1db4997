import { whenIdle } from './when-idle.ts';
import { whenShown } from './when-shown.ts';

const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Runs `start` once: at the visitor's first sign of intent, or in an idle moment of the page when it is loaded and drawn.
 * Loaded is not drawn: on a slow processor what is fetched in between delays the first paint.
 */
export function whenWanted(start: () => Promise<void>): void {
  let isStarted = false;

  function run(): void {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, run, true);
    // Without hydration every page still reads and every form still posts.
    start().catch((error: unknown) => console.warn('The page stays as the server sent it', error));
  }

  for (const intent of intents) addEventListener(intent, run, { capture: true, passive: true });
  whenShown(() => whenIdle(run));
}
