/** The addresses of pictures in JSON-LD: whatever is written under `image`, `logo` or `contentUrl`. */
export function graphPictures(value: unknown): readonly string[] {
  const found = new Set<string>();
  collect(value, false, found);
  return [...found];
}

function collect(value: unknown, isPicture: boolean, found: Set<string>): void {
  if (typeof value === 'string' && isPicture) found.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [property, item] of Object.entries(value)) {
    const names = ['image', 'logo', 'contentUrl'];
    collect(item, names.includes(property) || (isPicture && Array.isArray(value)), found);
  }
}
