import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

const namespace = 'flat-react';

/**
 * Gives React's CommonJS modules named exports. Without it every module of ours carries an interop object, and every
 * element is `(0, object.jsx)(…)` instead of a call of one imported function. Modules that call `require`, as
 * react-dom does, get React itself: it is the same one.
 */
export function flatReact(): Plugin {
  return {
    name: 'flat-react',
    setup(api) {
      api.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind, namespace: from }) =>
        kind === 'import-statement' && from !== namespace
          ? { path, namespace, sideEffects: false }
          : undefined,
      );
      api.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await namedExportsOf(path),
        resolveDir: root,
      }));
    },
  };
}

/** Each is marked as pure, so that what nobody imports is left out. */
async function namedExportsOf(path: string): Promise<string> {
  const names = Object.keys(await import(path)).filter(
    (name) => /^[a-z]+$/i.test(name) && name !== 'default',
  );
  return [
    `import module from ${JSON.stringify(path)};`,
    'export default module;',
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => module.${name})();`),
  ].join('\n');
}
