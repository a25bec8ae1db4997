import type { Metafile } from 'esbuild';

type Import = Metafile['inputs'][string]['imports'][number];

/**
 * The entries and all that they import, each once, in the order of imports. Paths are as esbuild names its inputs, from
 * the root of the project. `isFollowed` says which imports of a module count.
 */
export function reachableModules(
  { inputs }: Metafile,
  entries: readonly string[],
  isFollowed: (imported: Import, importer: string) => boolean,
): string[] {
  const found = new Set<string>();
  function visit(path: string): void {
    if (found.has(path)) return;
    found.add(path);
    for (const imported of inputs[path]?.imports ?? [])
      if (!imported.external && isFollowed(imported, path)) visit(imported.path);
  }
  entries.forEach(visit);
  return [...found];
}
