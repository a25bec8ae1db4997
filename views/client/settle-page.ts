import { whenIdle } from './when-idle.ts';

/**
 * Has the browser lay out what it left for later (`layout.css`), in an idle moment: from then on the page has its whole
 * height, which going back to a scroll position needs.
 */
export function settlePage(): void {
  whenIdle(() => document.documentElement.classList.add('is-settled'));
}
