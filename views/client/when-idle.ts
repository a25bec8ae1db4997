/** Runs something in an idle moment; in two seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback before 18.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
