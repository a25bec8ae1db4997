import { stat } from 'node:fs/promises';
import { type BuildContext, type BuildOptions, context, type Metafile } from 'esbuild';
import { root } from '../paths.ts';

const contexts = new Map<string, Promise<BuildContext<{ metafile: true }>>>();
const built = new Map<string, { at: number; metafile: Metafile }>();

/**
 * esbuild's `build`, but that a later call with the same name reads only what has changed since, and does nothing where
 * nothing has; its options are those of the first.
 */
export async function rebuild(name: string, options: BuildOptions): Promise<Metafile> {
  const last = built.get(name);
  if (last && (await newestOf(last.metafile, options)) < last.at) return last.metafile;
  const kept = await contexts.getOrInsertComputed(name, () => context({ ...options, metafile: true }));
  const at = Date.now();
  const { metafile } = await kept.rebuild();
  built.set(name, { at, metafile });
  return metafile;
}

/** Ends what a process that builds once would otherwise wait for. */
export async function forgetBuilds(): Promise<void> {
  for (const kept of contexts.values()) await (await kept).dispose();
  contexts.clear();
  built.clear();
}

/**
 * When an input last changed. What a plugin made does not count, nor do styles that are left out of the bundle. Copies
 * of a module, told apart by what follows a `?`, are one file. A file that is gone has changed.
 */
async function newestOf({ inputs }: Metafile, { loader }: BuildOptions): Promise<number> {
  const isTaken = (path: string): boolean => loader?.['.css'] !== 'empty' || !path.endsWith('.css');
  const paths = Object.keys(inputs).map((path) => path.replace(/\?.*/, ''));
  const files = [...new Set(paths)].filter((path) => !path.includes(':') && isTaken(path));
  const times = files.map((path) =>
    stat(root + path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}
