/** Every address under a key `to`, at any depth. */
export function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'to' && typeof item === 'string' ? [item] : linksIn(item),
  );
}
