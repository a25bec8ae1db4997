import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** Keeps out of the server's bundle what it would read and run at every start and never use. */
export function leanServerModules(): Plugin {
  return {
    name: 'lean-server-modules',
    setup(api) {
      // As an ES module each of Node's own reads each of its exports once: WebSocket of `node:http` loads the whole of
      // undici, HTTP/2 and TLS, and `node:util` its media types. Dependencies name them without the prefix.
      api.onResolve({ filter: /^(?:node:)?(?:http|util)$/ }, ({ kind, path }) =>
        kind === 'import-statement'
          ? { path: path.replace(/^(?:node:)?/, 'node:'), namespace: 'required' }
          : undefined,
      );
      api.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path)});`,
      }));
      // Messages of zod in fifty languages; the operator's are in English.
      api.onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer }) =>
        importer.includes('/zod/')
          ? { path: require.resolve('zod/v4/locales/en.js'), namespace: 'english' }
          : undefined,
      );
      api.onLoad({ filter: /.*/, namespace: 'english' }, ({ path }) => ({
        contents: `export { default as en } from ${JSON.stringify(path)};`,
        resolveDir: import.meta.dirname,
      }));
      // It looks through its caller's stack at every start, for which V8 counts the lines of the bundle, to say later who
      // uses what is deprecated.
      api.onLoad({ filter: /\/depd\/index\.js$/ }, () => ({
        contents:
          'module.exports = () => Object.assign(() => {}, { function: (wrapped) => wrapped, property() {} });',
      }));
      // `renderToString` and its kind, which come with the streaming renderer and are as large.
      api.onLoad({ filter: /\/react-dom-server-legacy\.node\.production\.js$/ }, () => ({ contents: '' }));
    },
  };
}
