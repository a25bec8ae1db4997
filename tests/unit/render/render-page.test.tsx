import { getEventListeners } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import type { RenderAborted } from '../../../src/render/abort-reasons.ts';
import { type RenderedPage, type RenderOptions, renderPage } from '../../../src/render/render-page.ts';
import { BrokenPage, hold, PageWithPart } from '../../harness/held.tsx';

interface Heard {
  boundaryErrors: unknown[];
  aborted: RenderAborted[];
  digests: string[];
}

function options(changes: Partial<RenderOptions> = {}): RenderOptions & Heard {
  const heard: Heard = { boundaryErrors: [], aborted: [], digests: [] };
  return {
    mode: 'stream',
    signal: new AbortController().signal,
    timeoutMs: 5000,
    onBoundaryError: (error, digest) => {
      heard.boundaryErrors.push(error);
      heard.digests.push(digest);
    },
    onAborted: (error) => heard.aborted.push(error),
    ...changes,
    ...heard,
  };
}

test('stream resolves with the shell while a part is pending, and the rest follows', async () => {
  const part = hold<string>();
  const page = await renderPage(<PageWithPart part={part.promise} />, options());
  const sink = new PassThrough();
  page.pipe(sink);
  const first = String(await new Promise((resolve) => sink.once('data', resolve)));
  expect(first).toContain('Above the part');
  expect(first).toContain('Waiting');
  expect(first).not.toContain('The late part');
  part.resolve('The late part');
  expect(await text(sink)).toContain('The late part');
});

test('whole resolves only when every part has settled, and needs no script to show it', async () => {
  const part = hold<string>();
  let isResolved = false;
  const rendering = renderPage(<PageWithPart part={part.promise} />, options({ mode: 'whole' })).then(
    (page) => {
      isResolved = true;
      return page;
    },
  );
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(isResolved).toBe(false);
  part.resolve('The late part');
  const sink = new PassThrough();
  (await rendering).pipe(sink);
  const html = await text(sink);
  expect(html).toContain('<p>The late part</p>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('Waiting');
});

test('a throwing shell rejects with its error and nobody else is told', async () => {
  const heard = options();
  await expect(renderPage(<BrokenPage />, heard)).rejects.toThrow('The shell is broken');
  expect(heard.boundaryErrors).toEqual([]);
  expect(heard.aborted).toEqual([]);
});

test('a throwing part sends its fallback with the digest that onBoundaryError heard, once', async () => {
  const part = hold<string>();
  const heard = options();
  const page = await renderPage(<PageWithPart part={part.promise} />, heard);
  const sink = new PassThrough();
  page.pipe(sink);
  const error = new Error('The part is broken');
  part.reject(error);
  const html = await text(sink);
  expect(heard.boundaryErrors).toEqual([error]);
  expect(html).toContain('Waiting');
  expect(html).toContain(`"${heard.digests[0]}"`);
  expect(html).not.toContain('The part is broken');
});

test('a part that has failed before the render is a boundary error too', async () => {
  const error = new Error('Broken at once');
  const rejected = Promise.reject(error);
  rejected.catch(() => {});
  const heard = options({ mode: 'whole' });
  const page = await renderPage(<PageWithPart part={rejected} />, heard);
  const sink = new PassThrough();
  page.pipe(sink);
  expect(await text(sink)).toContain('Waiting');
  expect(heard.boundaryErrors).toEqual([error]);
});

test('a part that throws while the shell is being made is a boundary error, told when the shell is done', async () => {
  const heard = options();
  const page = await renderPage(
    <Suspense fallback={<p>Waiting</p>}>
      <BrokenPage />
    </Suspense>,
    heard,
  );
  expect(heard.boundaryErrors).toEqual([new Error('The shell is broken')]);
  const sink = new PassThrough();
  page.pipe(sink);
  expect(await text(sink)).toContain(`"${heard.digests[0]}"`);
});

test.each([
  ['is complete', (page: RenderedPage) => page.pipe(new PassThrough().resume())],
  ['was aborted', (page: RenderedPage) => page.abort('head-request')],
])('nothing listens to the signal any more when the render %s', async (_, finish) => {
  const { signal } = new AbortController();
  const page = await renderPage(<PlainPage />, options({ signal }));
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  finish(page);
  await expect.poll(() => getEventListeners(signal, 'abort').length).toBe(0);
});

test('an aborted render leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const page = await renderPage(<PageWithPart part={hold<string>().promise} />, options());
    expect(vi.getTimerCount()).toBe(1);
    page.abort('head-request');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('each inline script of a late part carries the nonce', async () => {
  const part = hold<string>();
  const page = await renderPage(<PageWithPart part={part.promise} />, options({ nonce: 'bm9uY2U' }));
  const sink = new PassThrough();
  page.pipe(sink);
  part.resolve('The late part');
  const scripts = (await text(sink)).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain('nonce="bm9uY2U"');
});

test('a signal that is already aborted rejects without rendering', async () => {
  const signal = AbortSignal.abort();
  await expect(renderPage(<BrokenPage />, options({ signal }))).rejects.toMatchObject({
    reason: 'client-gone',
  });
});

test('a client that leaves before the render resolved rejects it', async () => {
  const controller = new AbortController();
  const rendering = renderPage(
    <PageWithPart part={hold<string>().promise} />,
    options({ mode: 'whole', signal: controller.signal }),
  );
  setImmediate(() => controller.abort());
  await expect(rendering).rejects.toMatchObject({ reason: 'client-gone' });
});

test('a client that leaves later ends the render; onAborted hears it once and onBoundaryError never', async () => {
  const controller = new AbortController();
  const heard = options({ signal: controller.signal });
  const page = await renderPage(<PageWithPart part={hold<string>().promise} />, heard);
  const sink = new PassThrough();
  page.pipe(sink);
  controller.abort();
  expect(await text(sink)).toContain('Waiting');
  page.abort('deadline');
  expect(heard.aborted.map(({ reason }) => reason)).toEqual(['client-gone']);
  expect(heard.boundaryErrors).toEqual([]);
});

test('the deadline before the render resolved rejects with 503', async () => {
  const rendering = renderPage(
    <PageWithPart part={hold<string>().promise} />,
    options({ mode: 'whole', timeoutMs: 30 }),
  );
  await expect(rendering).rejects.toMatchObject({ name: 'RenderAborted', reason: 'deadline', status: 503 });
});

test('the deadline after the shell leaves the fallback, ends the stream and tells onAborted', async () => {
  const heard = options({ timeoutMs: 30 });
  const page = await renderPage(<PageWithPart part={hold<string>().promise} />, heard);
  const sink = new PassThrough();
  page.pipe(sink);
  expect(await text(sink)).toContain('Waiting');
  expect(heard.aborted.map(({ reason }) => reason)).toEqual(['deadline']);
  expect(heard.boundaryErrors).toEqual([]);
});

test('a destination that breaks ends the render without an error report', async () => {
  const heard = options();
  const page = await renderPage(<PageWithPart part={hold<string>().promise} />, heard);
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  page.pipe(sink);
  sink.destroy();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard.boundaryErrors).toEqual([]);
});

test('a page that never suspends is the same bytes in both modes and has no inline script', async () => {
  const render = async (mode: 'stream' | 'whole'): Promise<string> => {
    const page = await renderPage(<PlainPage />, options({ mode }));
    const sink = new PassThrough();
    page.pipe(sink);
    return text(sink);
  };
  const streamed = await render('stream');
  expect(streamed).toBe(await render('whole'));
  expect(streamed.length).toBeGreaterThan(20_000);
  expect(streamed).not.toContain('<script');
});

/** Larger than the 12,800 bytes after which React would move finished boundaries by script. */
function PlainPage(): ReactNode {
  return (
    <html lang="en">
      <body>
        <Suspense fallback="Waiting">
          {Array.from({ length: 1000 }, (_, index) => `Paragraph number ${index}`).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Suspense>
      </body>
    </html>
  );
}
