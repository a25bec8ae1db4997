import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderToBuffer } from '../../../src/render/render-to-buffer.ts';
import { BrokenPage, PageWithPart } from '../../harness/page-with-part.tsx';

test('the whole document, its late parts in their places', async () => {
  const html = String(await renderToBuffer(<PageWithPart part={Promise.resolve('The late part')} />, 5000));
  expect(html).toContain('<p>The late part</p>');
  expect(html).not.toContain('<script');
});

test('a part that fails fails the whole, so that no fallback is kept', async () => {
  const page = (
    <Suspense fallback="Waiting">
      <BrokenPage />
    </Suspense>
  );
  await expect(renderToBuffer(page, 5000)).rejects.toThrow('The shell is broken');
});

test('a part that is not there by the deadline fails the whole', async () => {
  const page = <PageWithPart part={Promise.withResolvers<string>().promise} />;
  await expect(renderToBuffer(page, 30)).rejects.toMatchObject({ reason: 'deadline' });
});
