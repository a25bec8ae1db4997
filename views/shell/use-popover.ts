import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface Popover<T extends HTMLElement> {
  /** For the button that opens and closes it: without JavaScript too. */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    popoverTarget: string;
  };
  /** For what it opens. */
  panel: {
    ref: RefObject<T | null>;
    id: string;
    popover: 'auto';
  };
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
}

/**
 * A button and the popover it opens. The browser opens it, tells assistive technology that the button has expanded, closes
 * it on Esc and on a click elsewhere, and gives the focus back; it also closes when a link in it is followed and when the
 * focus moves on. React keeps no state of it: a menu that opens renders nothing.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
 */
export function usePopover<T extends HTMLElement>(id: string): Popover<T> {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<T>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const end = new AbortController();
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) hideShown(element);
      },
      { signal: end.signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hideShown(element);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, []);

  const hide = useCallback(() => {
    if (panel.current) hideShown(panel.current);
  }, []);

  return {
    button: { ref: button, popoverTarget: id },
    panel: { ref: panel, id, popover: 'auto' },
    isOpen: () => panel.current !== null && isShown(panel.current),
    show: () => {
      if (panel.current && !isShown(panel.current)) panel.current.showPopover?.();
    },
    hide,
  };
}

function hideShown(element: HTMLElement): void {
  if (isShown(element)) element.hidePopover();
}

function isShown(element: HTMLElement): boolean {
  // A browser without popovers does not know the selector, and throws.
  return element.popover !== undefined && element.matches(':popover-open');
}
