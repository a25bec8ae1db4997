import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderPage } from './render-page.ts';

/**
 * The whole document of an element, for pages that are kept.
 * @throws the element's error, or that of any of its parts: what is kept must be complete.
 */
export async function renderToBuffer(element: ReactNode, deadline: number): Promise<Buffer> {
  const failures: unknown[] = [];
  const page = await renderPage(element, {
    mode: 'whole',
    signal: new AbortController().signal,
    deadline,
    onBoundaryError: (error) => failures.push(error),
    onAborted: (error) => failures.push(error),
  });
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.once('finish', resolve).once('error', reject);
    page.pipe(sink);
  });
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(chunks);
}
