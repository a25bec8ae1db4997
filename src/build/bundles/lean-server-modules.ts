import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** Keeps out of the server's bundle what it would read and run at every start and never use. */
export function leanServerModules(): Plugin {
  return {
    name: 'lean-server-modules',
    setup(api) {
      // As an ES module `node:http` reads each of its own exports once, and those of WebSocket load the whole of
      // undici, HTTP/2 and TLS. Dependencies name it without the prefix.
      api.onResolve({ filter: /^(?:node:)?http$/ }, ({ kind }) =>
        kind === 'import-statement' ? { path: 'node:http', namespace: 'required' } : undefined,
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
      // `renderToString` and its kind, which come with the streaming renderer and are as large.
      api.onLoad({ filter: /\/react-dom-server-legacy\.node\.production\.js$/ }, () => ({ contents: '' }));
    },
  };
}
