import type { Manifest } from '../base/manifest.ts';
import type { SiteMiddleware } from '../http/request-context.ts';
import type { PageDocumentOptions } from '../pages/page-document.tsx';

export interface DevToolsOptions extends PageDocumentOptions {
  /** Absolute path of the build, with a slash at its end. */
  distDir: string;
}

export interface DevTools {
  /** As the build wrote it, but that every page loads the script that reloads it. */
  manifest: Manifest;
  /** Answers `/styleguide` and what lies under `/dev/`. */
  middleware: SiteMiddleware;
}

export type CreateDevTools = (options: DevToolsOptions) => Promise<DevTools>;

/**
 * What only development has, from a bundle that `npm run dev` alone makes; undefined where the build has none.
 * `distDir` is the URL of the build, with a slash at its end.
 */
export async function loadDevTools(distDir: URL): Promise<CreateDevTools | undefined> {
  try {
    // Computed, so that the server's own bundle does not take it in.
    const tools: { createDevTools: CreateDevTools } = await import(new URL('dev-tools.js', distDir).href);
    return tools.createDevTools;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
