import { whenIdle } from './page-moments.ts';

/**
 * Has the browser lay out what it left for later (`layout.css`) and remember how high it is: from then on the page has its
 * whole height. One part at a time, since all of them are a long task on a phone. What is far away is then left out again
 * whenever all of the page's style is to be found anew, as for a dialog over it.
 */
export function settlePage(onDone: () => void = () => {}): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main .band, .site-footer, .later')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  layOut(waiting, () => {
    document.documentElement.classList.add('is-settled');
    for (const part of waiting) if (isFar(part)) part.style.contentVisibility = '';
    onDone();
  });
}

/** What is seen would be left out for a frame, until the browser has noticed where it stands. */
function isFar(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > 2 * window.innerHeight || bottom < -window.innerHeight;
}

function layOut([part, ...others]: readonly HTMLElement[], onDone: () => void): void {
  whenIdle(() => {
    if (!part) return onDone();
    part.style.contentVisibility = 'visible';
    // The frame that lays it out comes before the next one.
    requestAnimationFrame(() => layOut(others, onDone));
  });
}
