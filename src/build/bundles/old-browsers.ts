import type { MediaQuery } from 'lightningcss';

/**
 * True before Chrome 111, Firefox 113 and Safari 16.2, in which `views/client/boot.ts` hydrates nothing. No media query
 * can ask for these browsers. Only the last such Firefox knows `scripting`.
 */
const isOld = 'not (color: color-mix(in srgb, red, red))';

const noScripts = '(scripting: none)';

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
    const asked = query.split(', ').map((one) => one.split(' and '));
    const others = asked
      .filter((parts) => parts.includes(noScripts))
      .map((parts) => parts.filter((part) => part !== noScripts).join(' and ') || 'all');
    return `@supports ${isOld} {\n@media ${others.join(', ')} ${rules}\n}`;
  });
}
