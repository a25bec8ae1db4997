import { whenPainted } from './when-painted.ts';

/** Runs something once the page is loaded and drawn; on a slow line, or a slow processor, one may come long before the other. */
export function whenShown(run: () => void): void {
  if (document.readyState === 'complete') whenPainted(run);
  else addEventListener('load', () => whenPainted(run), { once: true });
}
