import type { ReactNode } from 'react';
import { logClientLeft } from '../http/broken-answers.ts';
import { chooseEncoding, compressWhole, createCompressor } from '../http/content-encoding.ts';
import { deliveryModeFor } from '../http/delivery-mode.ts';
import { admitRender } from '../http/render-admission.ts';
import type { SiteContext } from '../http/request-context.ts';
import { whenClosed } from '../http/when-closed.ts';
import { collectPage } from '../render/collect-page.ts';
import { renderPage } from '../render/render-page.ts';

export interface SendPageOptions {
  element: ReactNode;
  status: number;
  /** The value of `Cache-Control`. */
  cacheControl: string;
  /** Milliseconds that the render may take in all. */
  deadline: number;
  /** Given where the page may suspend: its inline scripts carry it, and so must the security policy. */
  nonce?: string;
}

/**
 * Renders an element into Koa's response: the only bridge between the renderer and HTTP. Resolves when the status is
 * known and the body is there: compressed whole where nothing is pending, else connected, and the bytes follow as React
 * makes them.
 * @throws OverloadError when there is more to render than can be done soon, and what `renderPage` rejects with; status,
 * type and encoding are still untouched then.
 */
export async function sendPage(ctx: SiteContext, options: SendPageOptions): Promise<void> {
  const { element, status, cacheControl, deadline, nonce } = options;
  const mode = deliveryModeFor(ctx.get('User-Agent'));
  const encoding = chooseEncoding(ctx);
  const signal = signalWhenClientLeaves(ctx);
  const state = ctx.state;
  await admitRender(ctx);
  // Never the path itself: a client may write anything there, and whoever holds an enquiry's address can read it.
  const route = state.route ?? 'unmatched';

  const page = await renderPage(element, {
    mode,
    signal,
    deadline,
    ...(nonce === undefined ? {} : { nonce }),
    onBoundaryError(error, digest) {
      state.log.error(
        { event: 'fault', err: error, digest, route },
        'A part of the page failed; its fallback was sent',
      );
    },
    onAborted({ reason }) {
      if (reason === 'client-gone') logClientLeft(state);
      if (reason === 'deadline')
        state.log.warn({ event: 'fault', route, deadline }, 'The page was cut at its deadline');
    },
  });

  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', cacheControl);
  ctx.vary('Accept-Encoding');
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.state.delivery = { mode, encoding };

  if (ctx.method === 'HEAD') {
    page.abort('head-request');
    return;
  }
  if (encoding === 'identity') {
    // It goes out when the middlewares have set their headers: see `writeRenderedPages`.
    state.page = page;
  } else if (page.isComplete) {
    const { bytes, release } = collectPage(page);
    ctx.body = await compressWhole(bytes, encoding).finally(release);
  } else {
    const compressor = createCompressor(encoding);
    ctx.body = compressor;
    page.pipe(compressor);
  }
}

/** Aborted when the connection closes before the response has been written whole. */
function signalWhenClientLeaves(ctx: SiteContext): AbortSignal {
  const controller = new AbortController();
  // React hears of a gone client only once it pipes, and then without a reason. This listener is there before Koa's,
  // so the render ends with ours: https://github.com/vercel/next.js/pull/96715
  whenClosed(ctx.res, () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}
