import { useEffect, useState } from 'react';

/** Fired on `window` when a link's page could not be fetched and the visitor stays where they are. */
export class NavigationFailedEvent extends Event {
  static readonly type = 'navigationfailed';
  readonly path: string;

  constructor(path: string) {
    super(NavigationFailedEvent.type);
    this.path = path;
  }
}

/** The path that last failed to load, and how to forget it. It is forgotten by itself once another page shows. */
export function useFailedNavigation(shownPath: string): { failedPath: string | null; dismiss: () => void } {
  const [failure, setFailure] = useState<{ path: string; on: string } | null>(null);
  useEffect(() => {
    function onFailed(event: Event): void {
      if (event instanceof NavigationFailedEvent) setFailure({ path: event.path, on: shownPath });
    }
    window.addEventListener(NavigationFailedEvent.type, onFailed);
    return () => window.removeEventListener(NavigationFailedEvent.type, onFailed);
  }, [shownPath]);
  const isCurrent = failure !== null && failure.on === shownPath;
  return { failedPath: isCurrent ? failure.path : null, dismiss: () => setFailure(null) };
}
