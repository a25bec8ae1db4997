import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the browser's search find what is said of the floors that are not laid: found, a floor is laid. React writes
 * `hidden="until-found"` as `hidden`, so the attribute is set here.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useFindableFloors(laid: string): RefObject<HTMLFieldSetElement | null> {
  const floors = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    for (const label of floors.current?.querySelectorAll('label') ?? []) {
      const caption = label.nextElementSibling?.querySelector('figcaption');
      if (!caption || !('onbeforematch' in caption)) return;
      if (label.id === laid) caption.removeAttribute('hidden');
      else if (!caption.hidden) caption.setAttribute('hidden', 'until-found');
      caption.onbeforematch = () => label.click();
    }
  }, [laid]);
  return floors;
}
