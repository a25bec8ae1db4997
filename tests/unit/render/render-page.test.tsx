import { getEventListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { type RenderedPage, type RenderOptions, renderPage } from '../../../src/render/render-page.ts';
import { BrokenPage, PageWithPart } from '../../harness/page-with-part.tsx';

// What a visitor sees of the contract is in tests/http/streaming.test.tsx.

function options(changes: Partial<RenderOptions> = {}): RenderOptions {
  return {
    mode: 'stream',
    signal: new AbortController().signal,
    timeoutMs: 5000,
    onBoundaryError: () => {},
    onAborted: () => {},
    ...changes,
  };
}

async function htmlOf(page: RenderedPage): Promise<string> {
  const sink = new PassThrough();
  page.pipe(sink);
  return text(sink);
}

test('a part that throws while the shell is being made is a boundary error, told when the shell is done', async () => {
  const onBoundaryError = vi.fn();
  const page = await renderPage(
    <Suspense fallback={<p>Waiting</p>}>
      <BrokenPage />
    </Suspense>,
    options({ onBoundaryError }),
  );
  expect(onBoundaryError.mock.calls).toEqual([[new Error('The shell is broken'), expect.any(String)]]);
  expect(await htmlOf(page)).toContain(`"${onBoundaryError.mock.calls[0]?.[1]}"`);
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

test('an aborted render leaves no timer behind, and is told of once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onAborted = vi.fn();
  try {
    const part = Promise.withResolvers<string>().promise;
    const page = await renderPage(<PageWithPart part={part} />, options({ onAborted }));
    expect(vi.getTimerCount()).toBe(1);
    page.abort('head-request');
    page.abort('deadline');
    expect(vi.getTimerCount()).toBe(0);
    expect(onAborted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'head-request' }));
  } finally {
    vi.useRealTimers();
  }
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
    <PageWithPart part={Promise.withResolvers<string>().promise} />,
    options({ mode: 'whole', signal: controller.signal }),
  );
  setImmediate(() => controller.abort());
  await expect(rendering).rejects.toMatchObject({ reason: 'client-gone' });
});

test('a page that never suspends is the same bytes in both modes and has no inline script', async () => {
  const render = async (mode: 'stream' | 'whole'): Promise<string> =>
    htmlOf(await renderPage(<PlainPage />, options({ mode })));
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
