import { distDir } from '../../src/build/paths.ts';
import { type BuiltSite, startBuiltSite as startBuild } from '../../src/tools/built-site/start-built-site.ts';

export type { BuiltSite };

/** The build under test in a process of its own; see `src/tools/built-site/start-built-site.ts`. */
export function startBuiltSite(environment: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  return startBuild(distDir, environment);
}
