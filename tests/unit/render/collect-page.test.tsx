import { expect, test } from 'vitest';
import { collectPage } from '../../../src/render/collect-page.ts';
import { type RenderedPage, renderPage } from '../../../src/render/render-page.ts';

function pageOf(text: string): Promise<RenderedPage> {
  return renderPage(<p>{text}</p>, {
    mode: 'whole',
    signal: new AbortController().signal,
    deadline: 1000,
    onBoundaryError: () => {},
    onAborted: () => {},
  });
}

test('a page longer than a room is whole, in every kind of character', async () => {
  const text = 'ग्रेनाइट, ₹30 & marble. '.repeat(20_000);
  const { bytes } = collectPage(await pageOf(text));
  expect(bytes.length).toBeGreaterThan(512 * 1024);
  expect(bytes.toString()).toBe(`<p>${text.replaceAll('&', '&amp;')}</p>`);
});

test('pages that are on their way at the same time do not share a room', async () => {
  const [first, second] = [collectPage(await pageOf('first')), collectPage(await pageOf('second'))];
  expect(first.bytes.toString()).toBe('<p>first</p>');
  expect(second.bytes.toString()).toBe('<p>second</p>');
});

test('a room is used again only when it has been released', async () => {
  const first = collectPage(await pageOf('first'));
  first.release();
  const second = collectPage(await pageOf('second'));
  expect(second.bytes.buffer).toBe(first.bytes.buffer);
  const third = collectPage(await pageOf('third'));
  expect(third.bytes.buffer).not.toBe(second.bytes.buffer);
});
