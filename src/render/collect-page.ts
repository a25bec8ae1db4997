import { Writable } from 'node:stream';
import type { RenderedPage } from './render-page.ts';

/** The bytes of a page on which nothing is pending. React writes them at once, so nobody has to wait. */
export function collectPage(page: RenderedPage): Buffer {
  if (!page.isComplete) throw new Error('Only a complete page can be collected');
  const chunks: Buffer[] = [];
  const sink = new Writable({
    // React stops at a full destination and goes on when it has drained, which is a turn later.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  page.pipe(sink);
  return Buffer.concat(chunks);
}
