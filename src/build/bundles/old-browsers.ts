import type { MediaCondition, MediaQuery, Visitor } from 'lightningcss';

/**
 * True before Chrome 111, Firefox 113 and Safari 16.2, in which `views/client/boot.ts` hydrates nothing. No media query
 * can ask for these browsers. Only the last such Firefox knows `scripting`.
 */
const isOld = 'not (color: color-mix(in srgb, red, red))';

/** Styles that hold in old browsers alone, whose pages stay as the server sent them. */
export function inOldBrowsers(css: string): string {
  return css && `@supports ${isOld} {\n${css}}\n`;
}

/** Whether a query has `(scripting: none)`, alone or joined to others by `and`, in the one way in which the sheets do. */
export function asksForNoScripts({ condition }: MediaQuery): boolean {
  return conditionsOf(condition).some(isNoScripts);
}

/** Takes `(scripting: none)` out of each media query, and leaves its other conditions. */
export const withoutScripting: Visitor<never> = {
  MediaQuery(query) {
    const [only = null, ...others] = conditionsOf(query.condition).filter((part) => !isNoScripts(part));
    if (!only || others.length === 0) return { ...query, condition: only };
    return { ...query, condition: { type: 'operation', operator: 'and', conditions: [only, ...others] } };
  },
};

function conditionsOf(condition: MediaCondition | null | undefined): readonly MediaCondition[] {
  if (!condition) return [];
  return condition.type === 'operation' ? condition.conditions : [condition];
}

function isNoScripts(condition: MediaCondition): boolean {
  if (condition.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  return name === 'scripting' && value.type === 'ident' && value.value === 'none';
}
