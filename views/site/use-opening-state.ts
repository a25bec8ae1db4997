import { useEffect, useState } from 'react';
import { type OpeningState, openingState } from './opening-state.ts';

/**
 * Whether calls are answered now; null on the server and until hydration, because a page is the same for everybody at
 * any time. It follows the clock, also after a phone has slept.
 */
export function useOpeningState(): OpeningState | null {
  const [state, setState] = useState<OpeningState | null>(null);
  const changesAt = state?.changesAt;

  useEffect(() => {
    function look(): void {
      setState(openingState(Date.now()));
    }
    if (changesAt === undefined) look();
    const timer = changesAt && setTimeout(look, Math.max(0, changesAt - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changesAt]);

  return state;
}
