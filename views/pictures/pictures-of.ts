import type { PictureFact, PictureFacts } from './picture-fact.ts';

/** The keys under which content names a picture by its id. */
const pictureKeys = ['picture', 'before', 'after', 'stages'];

/** The key of one that only ever stands beside a name that says what it shows: its words are left out. */
const wordlessKey = 'thumbnail';

/**
 * The facts of every picture that a page's content names, at any depth: by id under one of `pictureKeys`, by texture
 * under `swatch`, by what they hold under `strip` and `sprite`.
 * @throws Error when the content names a picture that the build has not measured.
 */
export function picturesOf(content: unknown, facts: PictureFacts): PictureFacts {
  const found: Record<string, PictureFact> = {};
  for (const id of picturesIn(content, [wordlessKey])) {
    const { alt: _, ...fact } = factOf(id, facts);
    found[id] = fact;
  }
  for (const id of picturesIn(content, pictureKeys)) found[id] = factOf(id, facts);
  return found;
}

function factOf(id: string, facts: PictureFacts): PictureFact {
  const fact = facts[id];
  if (!fact) throw new Error(`No picture "${id}": its master is missing from static/pictures`);
  return fact;
}

/** The ids of the pictures that a value names, in order, repeated where it repeats them. */
export function* picturesIn(value: unknown, keys = [...pictureKeys, wordlessKey]): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'string') yield* picturesIn(item, keys);
    else if (key === 'swatch') yield `swatch:${item}`;
    else if (key === 'strip' || key === 'sprite') yield `${key}:${item}`;
    else if (keys.includes(key)) yield item;
  }
}
