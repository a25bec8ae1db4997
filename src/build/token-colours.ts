import { readFile } from 'node:fs/promises';
import { root } from './paths.ts';

/** The colours of a theme by the names of their custom properties, for what is drawn without the style sheet. */
export async function tokenColours(theme: 'light' | 'dark' = 'light'): Promise<(name: string) => string> {
  const css = await readFile(`${root}views/styles/tokens.css`, 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const colours = new Map(
    [...(theme === 'light' ? light : dark).matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(
      ([, name, hex]) => [name, hex],
    ),
  );
  return (name) => {
    const hex = colours.get(name);
    if (!hex) throw new Error(`views/styles/tokens.css has no ${theme} colour --${name}`);
    return hex;
  };
}
