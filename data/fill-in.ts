/**
 * Puts values into the `{named}` gaps of a piece of copy. Copy keeps gaps instead of functions because a page's
 * content travels to the browser as JSON. A gap without a value stays as it is written.
 */
export function fillIn(copy: string, values: Readonly<Record<string, string | number>>): string {
  return copy.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
