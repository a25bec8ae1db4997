import { rulesOf } from './css-rules.ts';

/** Joins blocks of one `@layer` that follow each other, as those of components do, into one. */
export function mergeLayers(css: string): string {
  let merged = '';
  let open = '';
  for (const { prelude, body, text } of rulesOf(css)) {
    const layer = body !== null && prelude.startsWith('@layer ') ? prelude : '';
    const isSame = layer !== '' && layer === open;
    merged = isSame ? `${merged.slice(0, -1)}${body}}` : merged + text;
    open = layer;
  }
  return merged;
}
