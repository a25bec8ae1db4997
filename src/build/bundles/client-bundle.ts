import { basename, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { SiteManifest } from '../../../views/client/site-manifest.ts';
import { pageKinds } from '../../../views/site/page-kinds.ts';
import type { Manifest } from '../../base/manifest.ts';
import { assetsDir, root } from '../paths.ts';
import { reachableModules } from './module-graph.ts';
import { pageChunks, pageEntry } from './page-chunks.ts';
import { rebuild } from './rebuild.ts';

const reactModule = `${root}views/client/react.ts`;

const shared = {
  bundle: true,
  format: 'esm',
  minify: true,
  metafile: true,
  jsx: 'automatic',
  target: ['chrome111', 'firefox115', 'safari16.4'],
  define: {
    'process.env.NODE_ENV': '"production"',
    // React's ways to developer tools, and to the loading indicator of browsers for actions that this site has none of.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    navigation: 'undefined',
    // What React would report errors with where browsers have no `reportError`: all of ours have it.
    process: 'undefined',
    'window.ErrorEvent': 'undefined',
  },
  loader: { '.css': 'empty' },
  legalComments: 'none',
  alias: {
    // React has it since 18.
    'use-sync-external-store/shim/index.js': reactModule,
    'react/jsx-runtime': `${root}views/client/jsx-runtime.ts`,
    'virtual:react': `${root}node_modules/react/index.js`,
    'virtual:react-jsx-runtime': `${root}node_modules/react/cjs/react-jsx-runtime.production.js`,
  },
  logLevel: 'warning',
  absWorkingDir: root,
  outdir: assetsDir,
  chunkNames: '[name]-[hash]',
} as const satisfies BuildOptions;

const core = `${root}views/client/hydrate-page.tsx`;

/** Addresses of the browser's code. */
export type ScriptAddresses = Pick<SiteManifest, 'core' | 'scripts'>;

/** Bundles the browser's code into `dist/assets`: the core that every page needs, and one file a page.
 * @throws Error where that is not what came out */
export async function bundlePageScripts(): Promise<ScriptAddresses> {
  const metafile = await rebuild('page scripts', {
    ...shared,
    entryPoints: pageKinds.map((page) => ({ in: pageEntry(page), out: `${page}-page` })),
    entryNames: '[name]-[hash]',
    splitting: true,
    // Browsers then compile it whole on another thread. Without it they parse React a second time when it first runs.
    // https://github.com/WICG/explicit-javascript-compile-hints-file-based
    banner: { js: '//# allFunctionsCalledOnLoad' },
    plugins: [reactAsModule, pageChunks(core, findCoreModules)],
  });
  return addressesOf(metafile);
}

/** Bundles the entry, which every page loads, and the script of an enquiry's page; returns their URLs. */
export async function bundleEntries(
  manifest: SiteManifest,
): Promise<Pick<Manifest, 'entry' | 'enquiryEntry'>> {
  const { metafile } = await build({
    ...shared,
    entryPoints: {
      boot: `${root}views/client/boot.ts`,
      'forget-sent-draft': `${root}views/client/forget-sent-draft.ts`,
    },
    entryNames: '[name]-[hash]',
    // What it fetches when it is needed is a file of its own.
    splitting: true,
    plugins: [siteManifestPlugin(manifest)],
  });
  const addressOfEntry = (name: string): string =>
    addressOf(Object.keys(metafile.outputs).find((path) => basename(path).startsWith(`${name}-`)) ?? '');
  return { entry: addressOfEntry('boot'), enquiryEntry: addressOfEntry('forget-sent-draft') };
}

/** @throws Error when the core came out in more than one file, or with a module of the server. */
function addressesOf({ inputs, outputs }: Metafile): ScriptAddresses {
  const server = Object.keys(inputs).filter((path) => path.startsWith('src/'));
  if (server.length > 0) throw new Error(`The browser's code would hold the server's: ${server.join(', ')}`);
  const files = Object.entries(outputs);
  // What is no entry is what all entries share.
  const common = files.filter(([, { entryPoint }]) => !entryPoint).map(([path]) => addressOf(path));
  const [only = '', ...others] = common;
  if (others.length > 0) throw new Error(`The browser's core came out in pieces: ${common.join(', ')}`);
  // A script of a page is named by the hash in its name: the rest of it follows from the page.
  const hashes = pageKinds.map((page) => {
    const [path = ''] = files.find(([, { entryPoint }]) => entryPoint === pageEntry(page)) ?? [];
    return [page, /([^-]+)\.js$/.exec(path)?.[1]];
  });
  return { core: only, scripts: Object.fromEntries(hashes) };
}

function addressOf(path: string): string {
  return `/assets/${basename(path)}`;
}

/** Absolute paths of the core and of all that it needs before it can run; what it fetches later is left out. */
async function findCoreModules(): Promise<ReadonlySet<string>> {
  const options: BuildOptions = {
    ...shared,
    entryPoints: [core],
    write: false,
    minify: false,
    plugins: [reactAsModule],
  };
  const metafile = await rebuild('core', options);
  const isNeededFirst = ({ kind }: { kind: string }): boolean => kind !== 'dynamic-import';
  const paths = reachableModules(metafile, [relative(root, core)], isNeededFirst);
  return new Set(paths.map((path) => resolve(root, path)));
}

/** `react-dom` requires React's own; what imports React gets its functions by name. */
const reactAsModule: Plugin = {
  name: 'react-as-module',
  setup(api) {
    api.onResolve({ filter: /^react$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: reactModule } : undefined,
    );
  },
};

/** Answers `import … from 'virtual:site-manifest'` with what this build made. */
function siteManifestPlugin(manifest: SiteManifest): Plugin {
  return {
    name: 'site-manifest',
    setup(api) {
      api.onResolve({ filter: /^virtual:site-manifest$/ }, ({ path }) => ({
        path,
        namespace: 'site-manifest',
      }));
      api.onLoad({ filter: /.*/, namespace: 'site-manifest' }, () => ({
        contents: `export const siteManifest = ${JSON.stringify(manifest)};`,
        loader: 'js',
      }));
    },
  };
}
