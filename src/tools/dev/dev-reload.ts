import { PassThrough } from 'node:stream';
import type { Context, Middleware, Next } from 'koa';
import type { Manifest } from '../../base/manifest.ts';

/** The script that stands in for the site's own: it starts that one, then listens for the next build. */
export const reloadingEntry = '/dev/boot.js';
const eventsPath = '/dev/reload';

/**
 * Tells open pages the id of the build that serves them. A page that first heard another one reloads: the server has
 * been started again in the meantime.
 */
export function createDevReload({ buildId, entry }: Pick<Manifest, 'buildId' | 'entry'>): Middleware {
  const script = bootScript(entry);
  return async function devReload(ctx: Context, next: Next): Promise<void> {
    if (ctx.path === reloadingEntry) {
      ctx.type = 'text/javascript';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = script;
      return;
    }
    if (ctx.path !== eventsPath) return next();
    ctx.type = 'text/event-stream';
    ctx.set('Cache-Control', 'no-store');
    const events = new PassThrough();
    // The browser asks again by itself, after this many milliseconds, when the server goes away.
    events.write(`retry: 300\ndata: ${buildId}\n\n`);
    ctx.body = events;
  };
}

function bootScript(entry: string): string {
  return `import ${JSON.stringify(entry)};
let served;
new EventSource(${JSON.stringify(eventsPath)}).onmessage = ({ data }) => {
  if (served !== undefined && served !== data) location.reload();
  served = data;
};
`;
}
