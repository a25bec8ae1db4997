import { useEffect } from 'react';

/**
 * Lets the browser's search find what is said of the floors that are not laid: found, a floor is laid. React writes
 * `hidden="until-found"` as `hidden`, so the attribute is set here.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useFindableFloors(laid: string): void {
  useEffect(() => {
    for (const stone of document.querySelectorAll<HTMLElement>('.rooms__stone')) {
      const caption = stone.nextElementSibling?.querySelector('figcaption');
      if (caption?.onbeforematch === undefined) return;
      caption.onbeforematch = () => stone.click();
      if (stone.id === laid) caption.hidden = false;
      else if (!caption.hidden) caption.setAttribute('hidden', 'until-found');
    }
  }, [laid]);
}
