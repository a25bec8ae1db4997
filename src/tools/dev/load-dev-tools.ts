import type { CreateDevTools } from './dev-tools.ts';

/**
 * What only development has, from a bundle that `npm run dev` alone makes; undefined where the build has none.
 * `distDir` is the URL of the build, with a slash at its end.
 */
export async function loadDevTools(distDir: URL): Promise<CreateDevTools | undefined> {
  try {
    // Computed, so that the server's own bundle does not take it in.
    const tools = (await import(new URL('dev-tools.js', distDir).href)) as typeof import('./dev-tools.ts');
    return tools.createDevTools;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
