import type { MediaQuery } from 'lightningcss';

/**
 * True in browsers in which `views/client/boot.ts` hydrates nothing: before Chrome 111, Firefox 113 and Safari 16.2. No media
 * query can ask for them, and but for the last Firefox none of them knows `scripting`.
 */
const isOld = 'not (color: color-mix(in srgb, red, red))';

/** Whether a query asks for a browser without scripts, in the one way in which the sheets do. */
export function asksForNoScripts({ condition }: MediaQuery): boolean {
  const parts = condition?.type === 'operation' ? condition.conditions : [condition];
  return parts.some((part) => {
    if (part?.type !== 'feature' || part.value.type !== 'plain') return false;
    const { name, value } = part.value;
    return name === 'scripting' && value.type === 'ident' && value.value === 'none';
  });
}

/**
 * Blocks for browsers without scripts as blocks for old browsers, whose pages stay as the server sent them. `css` is as
 * lightningcss writes it: each block ends at its own indentation.
 */
export function forOldBrowsers(css: string): string {
  return css.replaceAll(/^( *)@media (.+) (\{\n[\s\S]*?\n\1\})/gm, (_all, _indent, query: string, rules) => {
    const asking = query.split(', ').filter((one) => one.includes('(scripting: none)'));
    const others = asking.map((one) => one.replace(/(?: and )?\(scripting: none\)/, '') || 'all');
    return `@supports ${isOld} {\n@media ${others.join(', ')} ${rules}\n}`;
  });
}
