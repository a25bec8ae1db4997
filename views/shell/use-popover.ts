import {
  type RefObject,
  startTransition,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface Popover<T extends HTMLElement> {
  /** For the button that opens and closes it: without JavaScript too. */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    popoverTarget: string;
    'aria-expanded': boolean | undefined;
  };
  /** For what it opens. */
  panel: {
    ref: RefObject<T | null>;
    id: string;
    popover: 'auto';
    onToggle: (event: ToggleEvent<T>) => void;
  };
  isOpen: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * A button and the popover it opens. The browser closes it on Esc and on a click elsewhere, and gives the focus back;
 * it also closes when a link in it is followed and when the focus moves on.
 */
export function usePopover<T extends HTMLElement>(id: string): Popover<T> {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<T>(null);
  const [isOpen, setOpen] = useState<boolean>();

  const show = useCallback(() => {
    if (panel.current && !isShown(panel.current)) panel.current.showPopover?.();
  }, []);

  const hide = useCallback(() => {
    if (panel.current && isShown(panel.current)) panel.current.hidePopover();
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Until hydration the browser itself says whether it is open, and a fixed value would contradict it.
    startTransition(() => setOpen(isShown(element)));
    const end = new AbortController();
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) hide();
      },
      { signal: end.signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hide();
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [hide]);

  return {
    button: { ref: button, popoverTarget: id, 'aria-expanded': isOpen },
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      // React passes on the toggle events of popovers and disclosures inside.
      onToggle: ({ target, currentTarget, newState }) => {
        if (target === currentTarget) setOpen(newState === 'open');
      },
    },
    isOpen: isOpen ?? false,
    show,
    hide,
  };
}

function isShown(element: HTMLElement): boolean {
  // A browser without popovers does not know the selector, and throws.
  return element.popover !== undefined && element.matches(':popover-open');
}
