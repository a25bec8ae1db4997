/** A rule or statement at the top of a sheet. */
export interface CssRule {
  prelude: string;
  /** What stands between the braces; null for a statement. */
  body: string | null;
  text: string;
}

/** What stands at the top of a sheet without comments, in its order. @throws Error when a block does not end. */
export function rulesOf(source: string): CssRule[] {
  const rules: CssRule[] = [];
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
