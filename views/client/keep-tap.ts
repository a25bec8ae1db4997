/** Buttons that do nothing by themselves: those of forms and popovers work before hydration. */
const waiting = 'button[type="button"]:not([popovertarget])';

/**
 * Keeps the visitor's last tap while nobody answers it. Call what it returns when the page is hydrated: it repeats a
 * tap on a button that could not do anything yet, and stops listening.
 */
export function keepTap(): () => void {
  let kept: HTMLElement | null = null;

  function keep({ target }: Event): void {
    kept = target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
  }

  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (kept?.isConnected) kept.click();
  };
}
