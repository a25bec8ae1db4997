import { useEffect } from 'react';

/**
 * Lets the browser's search find what is said of the floors that are not laid: found, a floor is laid. React writes
 * `hidden="until-found"` as `hidden`, so the attribute is set here.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useFindableFloors(laid: string): void {
  useEffect(() => {
    for (const stone of document.querySelectorAll<HTMLElement>('.rooms__stone')) {
      const view = stone.nextElementSibling;
      const caption = view?.querySelector('figcaption');
      if (!view || caption?.onbeforematch === undefined) return;
      caption.onbeforematch = () => stone.click();
      // What lies there to be found is no figure yet: a screen reader would say one without words.
      view.role = stone.id === laid ? null : 'none';
      if (stone.id === laid) caption.hidden = false;
      else if (!caption.hidden) caption.setAttribute('hidden', 'until-found');
    }
  }, [laid]);
}
