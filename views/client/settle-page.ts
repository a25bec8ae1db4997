import { whenIdle } from './page-moments.ts';

/**
 * Has the browser lay out what it left for later (`layout.css`), one part in each idle moment, since all of them are a long
 * task on a phone. From then on the page is whole: it has its height, and a picture of all of it shows all of it.
 */
export function settlePage(): void {
  const parts = document.querySelectorAll<HTMLElement>('main .band, .later, .site-footer');
  layOut([...parts], () => {
    document.documentElement.classList.add('is-whole');
    for (const { style } of parts) style.contentVisibility = '';
  });
}

function layOut([part, ...others]: readonly HTMLElement[], onDone: () => void): void {
  whenIdle(() => {
    if (!part) return onDone();
    // React has drawn the page anew, or another page is here.
    if (!part.isConnected) return settlePage();
    part.style.contentVisibility = 'visible';
    // The frame that lays it out comes before the next one.
    requestAnimationFrame(() => layOut(others, onDone));
  });
}
