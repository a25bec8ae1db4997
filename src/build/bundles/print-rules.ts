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

interface Rule {
  prelude: string;
  /** What stands between the braces; null for a statement. */
  body: string | null;
  text: string;
}

/** @throws Error when a block does not end. */
function rulesOf(source: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  while (source.slice(from).trim() !== '') {
    const [open, end] = [source.indexOf('{', from), source.indexOf(';', from)];
    const isStatement = open < 0 || (end >= 0 && end < open);
    const to = isStatement ? (end < 0 ? source.length : end + 1) : endOfBlock(source, open);
    const text = source.slice(from, to);
    rules.push({
      prelude: source.slice(from, isStatement ? to : open).trim(),
      body: isStatement ? null : source.slice(open + 1, to - 1),
      text,
    });
    from = to;
  }
  return rules;
}

function endOfBlock(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`A block of a style sheet does not end: ${source.slice(open, open + 80)}`);
}
