/** Events for which React would hydrate the whole page at one go, if it met one while it hydrates in slices. */
const held = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
  'keydown',
  'keyup',
  'click',
  'input',
  'change',
] as const;

export interface EarlyEvents {
  /** From here on links wait for hydration as well: what it needs is here, so that it is a matter of milliseconds. */
  holdLinks: () => void;
  /**
   * Lets events through again and repeats what nobody could answer: the last click, and the last typing. Of a page that was
   * drawn anew, which `repair` is for, also what the browser had answered.
   */
  answer: (repair?: Repair) => void;
}

/** Puts a page that was drawn anew where the visitor had left it; returns what stands there for what was clicked. */
export type Repair = (clicked: Element | null, focused: Element | null) => HTMLElement | undefined;

/** Keeps the visitor's events for a page that is not hydrated yet. Whatever the browser does with them it still does. */
export function holdEarlyEvents(): EarlyEvents {
  const end = new AbortController();
  let waiting = 'button[type="button"]';
  let clicked: HTMLElement | null = null;
  let focused: Element | null = null;
  let typedInto: EventTarget | null = null;

  function hold(event: Event): void {
    event.stopPropagation();
    focused = document.activeElement;
    if (/input|change/.test(event.type)) typedInto = event.target;
    if (event.type !== 'click' || !(event.target instanceof Element)) return;
    const found = event.target.closest(waiting);
    // A link of a drawing is none, and is the browser's.
    clicked = found instanceof HTMLElement ? found : null;
    // The browser would load the page that hydration opens without a load, or in place of a dialog.
    if (clicked instanceof HTMLAnchorElement) {
      if (isOurs(clicked, event as MouseEvent)) event.preventDefault();
      else clicked = null;
    }
  }

  for (const type of held) addEventListener(type, hold, { capture: true, signal: end.signal });
  return {
    holdLinks: () => {
      waiting += ', a[href]';
    },
    answer: (repair) => {
      end.abort();
      typedInto?.dispatchEvent(new Event('input', { bubbles: true }));
      const control = repair?.(clicked, focused) ?? clicked;
      // A popover that the browser has opened is open, unless its button was drawn anew.
      const isAnswered = control === clicked && control?.matches('[popovertarget]');
      if (control?.isConnected && !isAnswered) control.click();
    },
  };
}

/** A plain click on a link to another address of this site; an anchor of the page is the browser's. */
function isOurs({ origin, pathname, hash, target }: HTMLAnchorElement, click: MouseEvent): boolean {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const { location } = window;
  return isPlain && !target && origin === location.origin && !(hash && pathname === location.pathname);
}
