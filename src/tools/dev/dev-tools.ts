import { PassThrough } from 'node:stream';
import type { Next } from 'koa';
import type { Manifest } from '../../base/manifest.ts';
import type { SiteContext, SiteMiddleware } from '../../http/request-context.ts';
import type { CreateDevTools } from '../../ops/load-dev-tools.ts';
import { createStyleguide } from '../styleguide/styleguide.tsx';

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

/** The script that stands in for the site's own: it starts that one, then listens for the next build. */
const reloadingEntry = '/dev/boot.js';
const eventsPath = '/dev/reload';

/**
 * Tells open pages the id of the build that serves them. A page of another one reloads: the server has been started
 * again in the meantime.
 */
function createDevReload(manifest: Pick<Manifest, 'buildId' | 'entry'>): SiteMiddleware {
  const script = bootScript(manifest);
  return async function devReload(ctx: SiteContext, next: Next): Promise<void> {
    if (ctx.path !== reloadingEntry && ctx.path !== eventsPath) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === reloadingEntry) {
      ctx.type = 'text/javascript';
      ctx.body = script;
      return;
    }
    ctx.type = 'text/event-stream';
    const events = new PassThrough();
    // The browser asks again by itself, after this many milliseconds, when the server goes away.
    events.write(`retry: 100\ndata: ${manifest.buildId}\n\n`);
    ctx.body = events;
  };
}

function bootScript({ buildId, entry }: Pick<Manifest, 'buildId' | 'entry'>): string {
  return `import ${JSON.stringify(entry)};
new EventSource(${JSON.stringify(eventsPath)}).onmessage = ({ data }) => {
  if (data !== ${JSON.stringify(buildId)}) location.reload();
};
`;
}
