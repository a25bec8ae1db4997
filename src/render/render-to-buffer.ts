import type { ReactNode } from 'react';
import { collectPage } from './collect-page.ts';
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
  const { bytes, release } = collectPage(page);
  const html = Buffer.from(bytes);
  release();
  if (failures.length > 0) throw failures[0];
  return html;
}
