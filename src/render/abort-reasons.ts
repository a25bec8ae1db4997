/** Why a render was ended on purpose. None of them is a fault of the page, so none is logged as one. */
export class RenderAborted extends Error {
  override name = 'RenderAborted';
  readonly reason: AbortReason;

  constructor(reason: AbortReason) {
    super(sentences[reason]);
    this.reason = reason;
  }
}

export type AbortReason = 'client-gone' | 'head-request' | 'deadline';

const sentences = {
  'client-gone': 'The client closed the connection before the page was complete.',
  'head-request': 'A HEAD request needs the status and the headers alone.',
  deadline: 'The page was not complete before its deadline.',
} as const satisfies Record<AbortReason, string>;
