import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { admit, signalWhenClientLeaves } from '../http/admit.ts';
import { compressQuickly, createEncoder } from '../http/content-encoding.ts';
import { logClientLeft } from '../http/errors.ts';
import type { SiteContext } from '../http/request-context.ts';
import { contentSecurityPolicy, type Inline, type SecurityOptions } from '../http/security-headers.ts';
import { type RenderMode, renderPage } from '../render/render-page.ts';
import { collectPage } from '../render/render-to-buffer.ts';

/** Milliseconds that a page may take, from the request until nothing of it is pending. */
export const renderTimeoutMs = 10_000;

export interface SendPageOptions {
  element: ReactNode;
  status: number;
  cacheControl: string;
  security: SecurityOptions;
  /** The page's style sheet, and a nonce where it may suspend: its inline scripts carry that. */
  inline: Inline;
  timeoutMs?: number;
}

/**
 * Renders an element into Koa's response: the only bridge between the renderer and HTTP. It resolves when the shell
 * stands, and sets the answer at its end, once: whole where nothing is pending, else the encoder that React writes into.
 * @throws OverloadError when there is more to render than can be done soon, and what `renderPage` rejects with; the
 * response is still untouched then.
 */
export async function sendPage(ctx: SiteContext, options: SendPageOptions): Promise<void> {
  const { element, status, cacheControl, security, inline, timeoutMs = renderTimeoutMs } = options;
  const { state } = ctx;
  const { encoding } = state;
  const mode = renderModeFor(ctx.get('User-Agent'));
  const signal = signalWhenClientLeaves(ctx);
  await admit(ctx, ctx.method === 'POST' ? 'post' : 'page');
  // Never the path itself: a client may write anything there, and whoever holds an enquiry's address can read it.
  const route = state.route ?? 'unmatched';

  const page = await renderPage(element, {
    mode,
    signal,
    timeoutMs,
    nonce: inline.nonce,
    onBoundaryError(error, digest) {
      const fields = { event: 'fault', err: error, digest, route };
      state.log.error(fields, 'A part of the page failed; its fallback was sent');
    },
    onAborted({ reason }) {
      if (reason === 'client-gone') logClientLeft(state);
      if (reason === 'deadline')
        state.log.warn({ event: 'fault', route, deadline: timeoutMs }, 'The page was cut at its deadline');
    },
  });
  const whole = page.isComplete ? await compressQuickly(await collectPage(page), encoding) : null;

  state.mode = mode;
  ctx.status = status;
  ctx.set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl,
    'Content-Security-Policy': contentSecurityPolicy(security, inline),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  ctx.vary('Accept-Encoding');
  if (whole) {
    ctx.body = whole;
    return;
  }
  if (ctx.method === 'HEAD') return page.abort('head-request');
  const encoder = createEncoder(encoding);
  page.pipe(encoder);
  ctx.body = encoder;
}

/**
 * Crawlers and link previews get the whole page, because many never run the script that moves a late part into place; so
 * does who names no program (`userAgent` is empty). People get the stream. On a page where nothing suspends both are the
 * same bytes.
 */
export function renderModeFor(userAgent: string): RenderMode {
  return userAgent === '' || isbot(userAgent) ? 'whole' : 'stream';
}
