import type { ReactNode } from 'react';
import { renderToBuffer } from '../render/render-to-buffer.ts';

/** Milliseconds; at the start nothing else is waiting. */
const renderDeadline = 10_000;

/** Statuses that have words of their own; any other takes those of its class. */
export const errorStatuses = [400, 404, 405, 413, 415, 421, 431, 500, 501, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Error pages as bytes, made before the first request: sending one needs nothing that could fail in turn. */
export type ErrorPages = ReadonlyMap<number, Buffer>;

/** Renders each error page once. @throws Error when one cannot be rendered, so that a broken one stops the start. */
export async function renderErrorPages(elementFor: (status: ErrorStatus) => ReactNode): Promise<ErrorPages> {
  const pages = await Promise.all(
    errorStatuses.map(
      async (status) => [status, await renderToBuffer(elementFor(status), renderDeadline)] as const,
    ),
  );
  return new Map(pages);
}
