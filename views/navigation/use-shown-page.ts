import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageSource, ReadyPage } from './page-source.ts';

/**
 * The page that stands on the screen. It follows the address as soon as that page is ready; links wait for that
 * before they change the address (see `navigate-when-ready.ts`).
 */
export function useShownPage(initial: ReadyPage, source: PageSource | undefined): ReadyPage {
  const [location] = useLocation();
  const [shown, setShown] = useState(initial);
  const ready = location === decoded(shown.path) ? shown : source?.ready(location);
  if (ready && ready !== shown) setShown(ready);

  const isMissing = ready === undefined;
  useEffect(() => {
    // Back or forward to a page from before a reload: a full load is one round trip and restores the scroll position.
    if (isMissing) window.location.reload();
  }, [isMissing]);

  return ready ?? shown;
}

/** A path as the router gives it: decoded, or as it stands where it cannot be. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
