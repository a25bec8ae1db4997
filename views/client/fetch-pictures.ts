import { whenShown } from './when-shown.ts';

/**
 * Has the browser fetch what `picture.css` held back: pictures that are lazy. It does so once what the first screen needs
 * is here and drawn, or when the visitor begins to scroll.
 */
export function fetchPicturesWhenShown(): void {
  const fetchPictures = () => document.documentElement.classList.add('is-shown');
  addEventListener('scroll', fetchPictures, { once: true, passive: true });
  whenShown(fetchPictures);
}
