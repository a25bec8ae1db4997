import { once } from 'node:events';
import { chmod, readdir } from 'node:fs/promises';
import { startBuiltSite } from './built-site/start-built-site.ts';
import { distDir } from './paths.ts';

/**
 * Starts the finished build once, so that Node keeps what the code of a start compiles to in `compile-cache/`. Node
 * writes it when the process ends, and reads it again under the same version and flags only.
 */
export async function compileAhead(): Promise<void> {
  await using site = await startBuiltSite({ NODE_ENV: 'production' });
  const exited = once(site.process, 'exit');
  const answer = await fetch(site.url);
  await answer.arrayBuffer();
  site.process.kill('SIGTERM');
  await exited;
  // Node keeps it for whoever built; the container runs the site as somebody else.
  const files = await readdir(`${distDir}compile-cache`, { recursive: true, withFileTypes: true });
  for (const entry of files)
    await chmod(`${entry.parentPath}/${entry.name}`, entry.isDirectory() ? 0o755 : 0o644);
}
