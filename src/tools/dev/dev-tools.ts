import type { Next } from 'koa';
import type { Manifest } from '../../base/manifest.ts';
import type { SiteContext, SiteMiddleware } from '../../http/request-context.ts';
import type { PageDocumentOptions } from '../../pages/page-document.tsx';
import { createDevReload, reloadingEntry } from './dev-reload.ts';
import { createStyleguide } from './styleguide.tsx';

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

/** Each part of the site on one page, and pages that reload after a build. Development only. */
export const createDevTools: CreateDevTools = async ({ manifest, serverData, distDir }) => {
  const styleguide = await createStyleguide({ manifest, serverData, distDir });
  const reload = createDevReload(manifest);
  return {
    manifest: { ...manifest, entry: reloadingEntry },
    middleware: async function devTools(ctx: SiteContext, next: Next): Promise<void> {
      await styleguide(ctx, () => reload(ctx, next));
    },
  };
};
