import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** Which file of React's packages is the production build of what a bundle imports. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const namespace = 'react-modules';

export interface ReactModulesOptions {
  /** What happens to parts of React that there is no ES module of: left as they are, or the build fails. */
  others: 'kept' | 'refused';
}

/**
 * Gives a bundle React as ES modules. As CommonJS each file is one function: V8 parses it twice before it runs, nothing
 * in it that the site leaves unused can be dropped, and each importing module makes an object of getters, one of which
 * every element and every hook then goes through: 3 % of a render on the server.
 */
export function reactModules({ others }: ReactModulesOptions): Plugin {
  return {
    name: 'react-modules',
    setup(api) {
      api.onResolve({ filter: /^(react|react-dom|scheduler)(\/.*)?$/ }, ({ path }) => {
        const file = files[path];
        if (!file && others === 'kept') return undefined;
        if (!file) return { errors: [{ text: `The bundle has no ES module of ${path}` }] };
        return { path: pathOf(file), namespace, sideEffects: path === 'react-dom/client' };
      });
      api.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: toModule(await readFile(path, 'utf8')),
        resolveDir: dirname(path),
      }));
    },
  };
}

/** The packages hide these files behind their `exports`; scheduler is a dependency of react-dom. */
function pathOf(file: string): string {
  const [name = '', ...rest] = file.split('/');
  const from = name === 'scheduler' ? createRequire(require.resolve('react-dom')) : require;
  return [dirname(from.resolve(`${name}/package.json`)), ...rest].join('/');
}

/**
 * Turns one of React's CommonJS builds into an ES module: each `require` stands in the file's first declaration, and
 * each export is assigned to a property of `exports`.
 * @throws Error when something of CommonJS remains.
 */
export function toModule(source: string): string {
  const names = new Set<string>();
  const imports: string[] = [];
  const code = source
    .replaceAll(/^(?:var | {2})(\w+) = require\("([^"]+)"\)[,;]\n/gm, (_statement, name, from) => {
      imports.push(`import * as ${name} from "${from}";`);
      return '';
    })
    .replaceAll(/^exports\.(?=\w+ =)/gm, 'var exports.')
    .replaceAll(/\bexports\.(\w+)/g, (_property, name: string) => {
      names.add(name);
      return `export$${name}`;
    });
  if (/\brequire\(|\bexports\b/.test(code))
    throw new Error('A file of React is no longer laid out as it was');
  const list = [...names].map((name) => `export$${name} as ${name}`);
  return `${imports.join('\n')}\n${code}\nexport { ${list.join(', ')} };\n`;
}
