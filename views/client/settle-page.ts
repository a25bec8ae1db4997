import { whenIdle } from './page-moments.ts';

/**
 * Has the browser lay out what it left for later (`layout.css`), one part in each idle moment, since all of them are a long
 * task on a phone. From then on the page is whole: it has its height, and a picture of all of it shows all of it.
 * `onWhole` runs when that is drawn: beside other threads' work these tasks take up to twice their time on two cores.
 */
export function settlePage(onWhole: () => void = () => {}): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main :is(link, .band) ~ .band, .later, .site-footer'),
  ];

  function layOut([part, ...others]: readonly HTMLElement[]): void {
    if (!part) {
      document.documentElement.classList.add('is-whole');
      for (const { style } of parts) style.contentVisibility = '';
      afterNextFrame(onWhole);
    }
    // React has drawn the page anew, or another page is here.
    else if (!part.isConnected) settlePage(onWhole);
    else {
      part.style.contentVisibility = 'visible';
      // Laid out in this task, drawn in the next.
      void part.offsetHeight;
      afterNextFrame(() => layOut(others));
    }
  }
  whenIdle(() => layOut(parts));
}

/** Runs something in an idle moment after the next frame, which shows what has changed. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => whenIdle(run));
}
