import { readFileSync } from 'node:fs';
import { root } from '../paths.ts';

const library = `${root}node_modules/lucide-react/dist/esm/`;
interface LibraryIcon {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

const namedImport = /import \{([^}]*)\} from 'lucide-react';/g;

/** Which file of lucide-react draws which name, read from its index. */
const files: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g,
    ),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
);

/**
 * Lets a module import each icon from the file that draws it. The library's index names 1,700 of them: it costs a
 * bundle a second to read, and makes every icon look as if every page needed it.
 * @throws Error when the library has no such icon.
 */
export function importIconsDirectly(source: string): string {
  return source.replaceAll(namedImport, (_statement, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from ${JSON.stringify(library + fileOf(name))};`)
      .join(' '),
  );
}

/** Whether a file draws an icon of the library's. */
export function isIcon(path: string): boolean {
  return path.startsWith(`${library}icons/`);
}

/** A module that draws the icon of a file: its elements, without the names, sizes and keys that no bundle reads. */
export async function leanIcon(path: string): Promise<string> {
  const { __iconData: icon } = (await import(path)) as { __iconData: LibraryIcon };
  const drawing = icon.node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
  return `import createIcon from '../createLucideIcon.mjs';
    export default /* @__PURE__ */ createIcon(${JSON.stringify(drawing)});`;
}

function fileOf(name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`lucide-react draws no icon "${name}"`);
  return file;
}
