import { type BuildContext, type BuildOptions, context, type Metafile } from 'esbuild';

const contexts = new Map<string, Promise<BuildContext<{ metafile: true }>>>();

/**
 * esbuild's `build`, but that a later call with the same name reads only what has changed since; its options are those
 * of the first.
 */
export async function rebuild(name: string, options: BuildOptions): Promise<Metafile> {
  const kept = contexts.get(name) ?? context({ ...options, metafile: true });
  contexts.set(name, kept);
  return (await (await kept).rebuild()).metafile;
}

/** Ends what a process that builds once would otherwise wait for. */
export async function forgetBuilds(): Promise<void> {
  for (const kept of contexts.values()) await (await kept).dispose();
  contexts.clear();
}
