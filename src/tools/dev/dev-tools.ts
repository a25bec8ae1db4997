import type { Next } from 'koa';
import type { SiteContext } from '../../http/request-context.ts';
import type { CreateDevTools } from '../../ops/load-dev-tools.ts';
import { createDevReload, reloadingEntry } from './dev-reload.ts';
import { createStyleguide } from './styleguide.tsx';

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
