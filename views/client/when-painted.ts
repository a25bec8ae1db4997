/**
 * Runs something once the page has been drawn for the first time; at once where browsers do not say when that was
 * (Safari before 14.1), and in a page that nobody looks at, which is not drawn.
 */
export function whenPainted(run: () => void): void {
  const isSaid = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isSaid || document.visibilityState === 'hidden') {
    run();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
