import { rulesOf } from './css-rules.ts';

const layer = '@layer tokens';

/** Styles without the tokens that nothing in them uses, and a sheet of those tokens alone. */
export interface SplitTokens {
  css: string;
  unused: string;
}

/** Parts a minified sheet from those custom properties of `@layer tokens` that neither a rule nor a used token names. */
export function splitTokens(css: string): SplitTokens {
  const rules = rulesOf(css);
  const tokens = rules.filter(({ prelude }) => prelude === layer).map(({ body }) => body ?? '');
  const others = rules.filter(({ prelude }) => prelude !== layer).map(({ text }) => text);
  const used = usedTokens(others.join(''), tokens.join(''));
  const isUsed = (name: string): boolean => !name.startsWith('--') || used.has(name);
  const unused = tokens.map((body) => declarations(body, (name) => !isUsed(name))).join('');
  return {
    css: rules
      .map(({ prelude, body, text }) =>
        prelude === layer ? `${layer}{${declarations(body ?? '', isUsed)}}` : text,
      )
      .join(''),
    unused: unused && `${layer}{${unused}}`,
  };
}

/** Of rules that hold declarations, or other such rules, what is left with the properties that `isKept` says yes to. */
function declarations(css: string, isKept: (name: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      const kept = body?.includes('{')
        ? declarations(body, isKept)
        : (body ?? '')
            .split(';')
            .filter((declaration) => isKept(nameOf(declaration)))
            .join(';');
      return kept && `${prelude}{${kept}}`;
    })
    .join('');
}

function nameOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':')).trim();
}

/** The tokens that rules name, and those that these tokens are made of. */
function usedTokens(rules: string, tokens: string): ReadonlySet<string> {
  const used = new Set<string>();
  const found = namesIn(rules);
  for (const name of found) {
    if (used.has(name)) continue;
    used.add(name);
    for (const [, value] of tokens.matchAll(new RegExp(`${name}:([^;}]*)`, 'g')))
      found.push(...namesIn(value ?? ''));
  }
  return used;
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
}
