import { useEffect, useState } from 'react';
import type { OpeningState } from './opening-state.ts';

export interface OpeningNow extends OpeningState {
  words: string;
  /** Of the change, such as `Monday`. */
  weekday: string;
}

/**
 * Whether calls are answered now; null on the server and until hydration, because a page is the same for everybody at
 * any time. It follows the clock, also after a phone has slept or its clock was set.
 */
export function useOpeningState(): OpeningNow | null {
  const [state, setState] = useState<OpeningNow | null>(null);

  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      // Apart from what every page runs before it works. Without it the plain hours stand.
      const clock = await import('./opening-state.ts').catch(() => null);
      if (!clock || isOver) return;
      const now = clock.openingState(Date.now());
      setState({ ...now, words: clock.openingWords(now), weekday: clock.weekdayOf(now.changesAt) });
    }
    if (!state) void look();
    const timer = state ? setTimeout(look, Math.max(0, state.changesAt - Date.now())) : undefined;
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);

  return state;
}
