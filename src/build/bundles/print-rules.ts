import { rulesOf } from './css-rules.ts';

/** A style sheet in two. */
export interface SplitStyles {
  /** What screens need. */
  screen: string;
  /** The `@media print` blocks, each in the layer it stands in. */
  print: string;
}

/** Takes the `@media print` blocks out of a source sheet: those that stand at its top or directly in a `@layer`. */
export function splitPrint(source: string): SplitStyles {
  const split: SplitStyles = { screen: '', print: '' };
  for (const rule of rulesOf(source.replaceAll(/\/\*.*?\*\//gs, ''))) {
    const { prelude, body, text } = rule;
    if (prelude === '@media print') split.print += text;
    else if (body !== null && prelude.startsWith('@layer')) {
      const inner = splitPrint(body);
      split.screen += `${prelude} {${inner.screen}}\n`;
      if (inner.print) split.print += `${prelude} {${inner.print}}\n`;
    } else split.screen += text;
  }
  return split;
}
