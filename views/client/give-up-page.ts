const key = 'given-up';

/**
 * For a page that is empty because something on it broke while React changed it, such as an extension that had moved what React holds: loads it
 * again, and this once nobody hydrates it, so that it reads, leads on and posts as without JavaScript.
 */
export function giveUpPage(): void {
  try {
    sessionStorage.setItem(key, '');
    // Without the store it would break again, for ever.
    location.reload();
  } catch {}
}

/** Whether this load follows from giving up; true once. */
export function isGivenUp(): boolean {
  try {
    const isSet = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isSet;
  } catch {
    return false;
  }
}
