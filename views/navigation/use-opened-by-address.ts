import { useLayoutEffect } from 'react';

/**
 * Opens the disclosure that the address leads into, on arrival and on each change of the anchor. On a full load the
 * browser does so by itself; a page opened by script has to ask.
 */
export function useOpenedByAddress(): void {
  // Before the arrival scrolls there.
  useLayoutEffect(() => {
    function open(): void {
      const target = document.getElementById(window.location.hash.slice(1));
      const details = target?.closest('details');
      if (details) details.open = true;
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
