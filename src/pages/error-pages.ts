import type { ReactNode } from 'react';
import { renderToBuffer } from '../render/render-to-buffer.ts';
import type { Source } from '../response-cache/response-cache.ts';
import { renderTimeoutMs } from './send-page.ts';

/** Statuses that have words of their own; any other takes those of its class. */
const errorStatuses = [400, 404, 405, 413, 415, 421, 429, 431, 500, 501, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Error pages by status, made before they are needed: sending one needs nothing that could fail in turn. */
export function errorPageSources(
  elementFor: (status: ErrorStatus) => ReactNode,
  styleHash: string,
): Map<number, Source> {
  return new Map(
    errorStatuses.map((status) => [
      status,
      {
        route: `error ${status}`,
        make: async () => ({
          body: await renderToBuffer(elementFor(status), renderTimeoutMs),
          styleHash,
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
        }),
      },
    ]),
  );
}
