/** What went wrong with the store, without a word of what was being stored. */
export type StoreFailure =
  | 'busy'
  | 'closed'
  | 'damaged'
  | 'full'
  | 'newer-schema'
  | 'read-only'
  | 'statement'
  | 'timeout'
  | 'unavailable';

const sentences = {
  busy: 'Another process holds the enquiry store. Try again.',
  closed: 'The enquiry store is closed.',
  damaged: 'The enquiry file is damaged and was set aside. Restore it from a backup.',
  full: 'The disk of the enquiry store is full. Free some space.',
  'newer-schema':
    'The enquiry store was written by a newer release. Deploy that release, or restore a backup.',
  'read-only':
    'The enquiry store cannot be written. Mount it writable and give it to the user of the server.',
  statement: 'The enquiry store refused a statement.',
  timeout: 'The enquiry store did not answer in time.',
  unavailable: 'The enquiry store cannot be reached.',
} as const satisfies Record<StoreFailure, string>;

/** Thrown by every operation of the store. Its words are fixed: database errors quote the rows they are about. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly failure: StoreFailure;
  /** The database's own code, such as `13` or `57014`. */
  readonly code: string;

  constructor(failure: StoreFailure, code = '') {
    super(sentences[failure]);
    this.failure = failure;
    this.code = code;
  }
}
