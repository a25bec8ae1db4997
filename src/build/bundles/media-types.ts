import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);
/** Koa's own module of media types, and the table beside it. */
const mimeTypes = createRequire(require.resolve('koa')).resolve('mime-types');
const mimeTable = createRequire(mimeTypes).resolve('mime-db/db.json');

/** What a site of pages, pictures, fonts, scripts and feeds sends and is sent. */
const usual =
  /^(?:(?:text|image|font)\/(?!vnd\.|x-)|multipart\/form-data$|application\/(?:(?:\w+\+)?(?:json|xml)|javascript|wasm|pdf|zip|gzip|octet-stream|x-www-form-urlencoded)$)/;

/**
 * One table of media types for the server, with the usual ones. Its dependencies bring two versions of the table and
 * three of the code that looks into it, each of which would go through 2,500 types at every start.
 */
export function mediaTypes(): Plugin {
  return {
    name: 'media-types',
    setup(api) {
      api.onResolve({ filter: /^mime-types$/ }, () => ({ path: mimeTypes }));
      api.onResolve({ filter: /^mime-db$/ }, () => ({ path: mimeTable, namespace: 'media-types' }));
      api.onLoad({ filter: /.*/, namespace: 'media-types' }, async ({ path }) => {
        const all: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
        const kept = Object.entries(all).filter(([type]) => usual.test(type));
        return { contents: JSON.stringify(Object.fromEntries(kept)), loader: 'json' };
      });
    },
  };
}
