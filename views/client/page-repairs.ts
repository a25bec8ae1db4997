/**
 * React draws a page anew that somebody has changed before it was hydrated, above all one that the browser has translated:
 * what the visitor had entered into the fields that the server sent goes into those that took their place.
 */
export function keepTyped(served: readonly HTMLInputElement[], drawn: ArrayLike<HTMLInputElement>): void {
  for (const [index, { isConnected, name, value, checked }] of served.entries()) {
    const field = drawn[index];
    if (isConnected || field?.name !== name || (field.value === value && field.checked === checked)) continue;
    Object.assign(field, { value, checked });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
