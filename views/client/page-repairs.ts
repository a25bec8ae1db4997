import type { Repair } from './early-events.ts';

type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'value' | 'checked'>>;

/**
 * React draws a page anew that somebody has changed before it was hydrated, above all one that the browser has translated:
 * what the visitor had entered, chosen or unfolded goes into what took the place of the controls that the server sent, and so
 * does the focus.
 */
export function carryOver(
  served: readonly Control[],
  drawn: readonly Control[],
  ...[clicked, focused]: Parameters<Repair>
): ReturnType<Repair> {
  const named = byName(drawn);
  const places = new Map<Element | null, Control>();
  for (const [name, before] of byName(served)) {
    const after = named.get(name);
    if (!after || before.isConnected) continue;
    places.set(before, after);
    // As by hand: React hears of a choice by its click.
    if (before.checked !== after.checked) after.click();
    if (before.value !== undefined && before.value !== after.value) {
      after.value = before.value;
      after.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const folded = before.matches('summary') && before.closest('details');
    if (folded) after.parentElement?.toggleAttribute('open', folded.open);
  }
  places.get(focused)?.focus({ preventScroll: true });
  return places.get(clicked);
}

/** Each by what it is, and which of its like: an extension may have put controls of its own between them. */
function byName(controls: readonly Control[]): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of controls) {
    const traits = ['id', 'class', 'name', 'href'].map((trait) => control.getAttribute(trait));
    const like = [control.tagName, ...traits].join();
    let place = 0;
    while (named.has(`${like} ${place}`)) place += 1;
    named.set(`${like} ${place}`, control);
  }
  return named;
}
