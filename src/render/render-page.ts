/**
 * The one place that renders React on the server. It knows no HTTP: an element goes in, something that can be piped
 * once comes out. The contract, shown by tests/unit/render/render-page.test.tsx:
 *
 * - `stream` resolves when the shell (everything outside pending Suspense boundaries) is ready; `whole` resolves when
 *   every boundary has settled.
 * - It rejects with the component's error when the shell throws, and with `RenderAborted` when the signal or the
 *   deadline ends the render before it resolved. Nothing has been written then.
 * - A component that throws inside a boundary does not reject: its fallback is sent, `onBoundaryError` hears of it
 *   once with the digest that the page carries, and the browser tries that part again.
 * - After it has resolved, deadline and signal still hold: missing parts stay fallbacks, the stream ends, and
 *   `onAborted` hears why, once.
 * - Nothing here logs. Deliberate ends never reach `onBoundaryError`.
 */
import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { DeliveryMode } from '../http/delivery-mode.ts';
import { type AbortReason, RenderAborted } from './abort-reasons.ts';
import { createDeadline } from './deadline.ts';

export interface RenderOptions {
  mode: DeliveryMode;
  /** Aborted when the reader is gone. */
  signal: AbortSignal;
  /** Milliseconds that the render may take, from its start until nothing is pending. */
  deadline: number;
  /** For the inline scripts that move late parts into place; a page that never suspends has none. */
  nonce?: string;
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
  const { mode, signal, nonce, onBoundaryError, onAborted } = options;
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
        deadline.clear();
        if (mode === 'whole') succeed();
      },
      onShellError: fail,
      onError(error) {
        // An end on purpose, or React noticing the closed destination after one.
        if (isOver) return;
        const digest = randomBytes(4).toString('hex');
        if (isShellDone) onBoundaryError(error, digest);
        else early.push({ error, digest });
        return digest;
      },
    });
    const deadline = createDeadline(options.deadline, () => abort('deadline'));
    const onSignal = (): void => abort('client-gone');
    signal.addEventListener('abort', onSignal, { once: true });

    function succeed(): void {
      if (isOver) return;
      isResolved = true;
      resolve(new Rendering({ isComplete: () => isComplete && !isOver, pipe, abort }));
    }

    function fail(error: unknown): void {
      end();
      reject(error);
    }

    function pipe(destination: NodeJS.WritableStream): void {
      destination.once('finish', end).once('close', end);
      rendering.pipe(destination);
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
      deadline.clear();
      signal.removeEventListener('abort', onSignal);
    }
  });
}

type Parts = Pick<RenderedPage, 'pipe' | 'abort'> & { isComplete: () => boolean };

/**
 * A class for the sake of its getter: V8 puts one of an object literal, and a function literal that is assigned to a
 * property, among the old objects at once. From there each kept the whole of its page alive until the whole heap was
 * collected. https://github.com/nodejs/node/blob/main/deps/v8/src/parsing/parser.h (CheckAssigningFunctionLiteralToProperty)
 */
class Rendering implements RenderedPage {
  readonly #isComplete: () => boolean;
  readonly pipe: RenderedPage['pipe'];
  readonly abort: RenderedPage['abort'];

  constructor({ isComplete, pipe, abort }: Parts) {
    this.#isComplete = isComplete;
    this.pipe = pipe;
    this.abort = abort;
  }

  get isComplete(): boolean {
    return this.#isComplete();
  }
}
