import type { ReactNode } from 'react';
import { renderToBuffer } from '../render/render-to-buffer.ts';

/** Milliseconds. */
const renderDeadline = 10_000;

/** Statuses that have words of their own; any other takes those of its class. */
export const errorStatuses = [400, 404, 405, 413, 415, 421, 429, 431, 500, 501, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Error pages as bytes, made before they are needed: sending one needs nothing that could fail in turn. */
export type ErrorPages = ReadonlyMap<number, Buffer>;

/** Milliseconds after the start at which the pages are made, unless one is needed before: the first visitors go first. */
const rest = 500;

/**
 * Renders each error page once, when the first is asked for or soon after the start. One that cannot be rendered
 * is a rejection that nobody handles, and so ends the process.
 */
export function prepareErrorPages(elementFor: (status: ErrorStatus) => ReactNode): () => Promise<ErrorPages> {
  let pages: Promise<ErrorPages> | undefined;
  function prepared(): Promise<ErrorPages> {
    pages ??= renderErrorPages(elementFor);
    return pages;
  }
  setTimeout(() => void prepared().then(() => {}), rest).unref();
  return prepared;
}

async function renderErrorPages(elementFor: (status: ErrorStatus) => ReactNode): Promise<ErrorPages> {
  const pages = new Map<number, Buffer>();
  // One after the other, so that whoever asks for a page meanwhile waits for one of them at most.
  for (const status of errorStatuses)
    pages.set(status, await renderToBuffer(elementFor(status), renderDeadline));
  return pages;
}
