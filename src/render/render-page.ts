/**
 * The one place that renders React on the server. It knows no HTTP: an element goes in, something that can be piped
 * once comes out. The contract, shown by tests/unit/render/render-page.test.tsx:
 *
 * - `stream` resolves when the shell (everything outside pending Suspense boundaries) is ready; `whole` resolves when
 *   every boundary has settled.
 * - It rejects with the component's error when the shell throws, and with `RenderAborted` when the signal or the
 *   deadline ends the render before it resolved. Nothing has been written then.
 * - A component that throws inside a boundary does not reject: its fallback is sent, `onBoundaryError` is called
 *   once with the digest that the page carries, and the browser tries that part again.
 * - After it has resolved, deadline and signal still hold: missing parts stay fallbacks, the stream ends, and
 *   `onAborted` is told why, once.
 * - Nothing here logs. Deliberate ends never reach `onBoundaryError`.
 */
import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type AbortReason, RenderAborted } from './abort-reasons.ts';

/** `stream`: resolves as soon as the shell is ready. `whole`: when everything is. */
export type RenderMode = 'stream' | 'whole';

export interface RenderOptions {
  mode: RenderMode;
  /** Aborted when the reader is gone. */
  signal: AbortSignal;
  /** Milliseconds that the render may take, from its start until nothing is pending. */
  timeoutMs: number;
  /** Nonce of the inline scripts that move late parts into place; a page that never suspends has none. */
  nonce?: string | undefined;
  onBoundaryError: (error: unknown, digest: string) => void;
  onAborted: (error: RenderAborted) => void;
}

export interface RenderedPage {
  /** Nothing is pending: all there will ever be is there to be piped. */
  readonly isComplete: boolean;
  /** Starts writing into the stream that the response reads from. To be called once. */
  pipe(destination: NodeJS.WritableStream): void;
  /** Ends the render; pending parts stay fallbacks. Does nothing after the end. */
  abort(reason: AbortReason): void;
}

/** Renders `element`; see the contract at the head of this module. */
export function renderPage(element: ReactNode, options: RenderOptions): Promise<RenderedPage> {
  const { mode, signal, timeoutMs, nonce, onBoundaryError, onAborted } = options;
  if (signal.aborted) return Promise.reject(new RenderAborted('client-gone'));

  return new Promise((resolve, reject) => {
    /** Errors seen before it is known whether they belong to the shell or to a boundary. */
    const early: { error: unknown; digest: string }[] = [];
    let isShellDone = false;
    let isComplete = false;
    let isResolved = false;
    let isOver = false;

    const rendering = renderToPipeableStream(element, {
      ...(nonce === undefined ? {} : { nonce }),
      // Completed boundaries stay in place whatever the page's size: https://github.com/react/react/pull/33027
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        isShellDone = true;
        for (const { error, digest } of early.splice(0)) onBoundaryError(error, digest);
        if (mode === 'stream') succeed();
      },
      onAllReady() {
        isComplete = true;
        clearTimeout(deadline);
        if (mode === 'whole') succeed();
      },
      onShellError(error) {
        end();
        reject(error);
      },
      onError(error) {
        // An end on purpose, or React noticing the closed destination after one.
        if (isOver) return;
        const digest = randomBytes(4).toString('hex');
        if (isShellDone) onBoundaryError(error, digest);
        else early.push({ error, digest });
        return digest;
      },
    });
    const deadline = setTimeout(() => abort('deadline'), timeoutMs).unref();
    const onSignal = (): void => abort('client-gone');
    signal.addEventListener('abort', onSignal, { once: true });

    function succeed(): void {
      if (isOver) return;
      isResolved = true;
      resolve({
        get isComplete() {
          return isComplete && !isOver;
        },
        pipe(destination) {
          destination.once('finish', end).once('close', end);
          rendering.pipe(destination);
        },
        abort,
      });
    }

    function abort(reason: AbortReason): void {
      if (isOver) return;
      const aborted = new RenderAborted(reason);
      end();
      rendering.abort(aborted);
      if (isResolved) onAborted(aborted);
      else reject(aborted);
    }

    // Timer and listener hold the request's whole tree: they go on every way out.
    // https://github.com/remix-run/react-router/pull/13416
    function end(): void {
      isOver = true;
      clearTimeout(deadline);
      signal.removeEventListener('abort', onSignal);
    }
  });
}
