import { once } from 'node:events';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { type RenderedPage, renderPage } from './render-page.ts';

/**
 * The whole document of an element, for pages that are kept.
 * @throws the element's error, or that of any of its parts: what is kept must be complete.
 */
export async function renderToBuffer(element: ReactNode, timeoutMs: number): Promise<Buffer> {
  const failures: unknown[] = [];
  const page = await renderPage(element, {
    mode: 'whole',
    signal: new AbortController().signal,
    timeoutMs,
    onBoundaryError: (error) => failures.push(error),
    onAborted: (error) => failures.push(error),
  });
  const html = await collectPage(page);
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The bytes of a page on which nothing is pending. */
export async function collectPage(page: RenderedPage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    // React stops at a full destination and goes on a turn later; here it writes everything at once.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  page.pipe(sink);
  await once(sink, 'finish');
  return Buffer.concat(chunks);
}
