/** Why a render was ended on purpose. None of them is a fault of the page, so none is logged as one. */
export class RenderAborted extends Error {
  override name = 'RenderAborted';
  readonly reason: AbortReason;
  /** Status for a visitor to whom nothing has been sent yet. */
  readonly status: number;

  constructor(reason: AbortReason) {
    super(sentences[reason]);
    this.reason = reason;
    this.status = reason === 'deadline' ? 503 : 499;
  }
}

export type AbortReason = 'client-gone' | 'head-request' | 'deadline';

const sentences = {
  'client-gone': 'The client closed the connection before the page was complete.',
  'head-request': 'A HEAD request needs the status and the headers alone.',
  deadline: 'The page was not complete before its deadline.',
} as const satisfies Record<AbortReason, string>;

/** Whether an error only says that the reader is gone: ours, Node's premature close, or the system's broken connection. */
export function isClientGone(error: unknown): boolean {
  if (error instanceof RenderAborted)
    return error.reason === 'client-gone' || error.reason === 'head-request';
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
