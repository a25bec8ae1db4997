/** What went wrong with the store, and what to do, without a word of what was being stored. */
const sentences = {
  'access-denied':
    'The database does not let the site in, or not make its tables. Look at the user, password and database in DATABASE_URL, and at the rights of that user on the schema.',
  busy: 'Another process holds the enquiry store. Try again.',
  closed: 'The enquiry store is closed.',
  damaged: 'The enquiry file is damaged and was set aside. Restore it from a backup.',
  full: 'The disk of the enquiry store is full. Free some space.',
  locked: 'Another server works on this data folder. Stop that one, or set DATA_DIR to a folder of its own.',
  'newer-schema':
    'The enquiry store was written by a newer release. Deploy that release, or restore a backup.',
  'no-folder':
    'DATA_DIR leads to no folder: a file, or a link that leads nowhere, stands in its place. Take it away, or mount what the link leads to.',
  'read-only':
    'The enquiry store cannot be written. Mount it writable and give it to the user of the server; of PostgreSQL, name the primary in DATABASE_URL.',
  statement: 'The enquiry store refused a statement.',
  timeout: 'The enquiry store did not answer in time.',
  'too-many-connections':
    'The database has no connection left. Raise max_connections, or run fewer programs that use it.',
  unavailable: 'The enquiry store cannot be reached.',
  'wrong-encoding':
    'The database has the letters of one alphabet alone. Make one with the encoding UTF8, and name it in DATABASE_URL.',
} as const;

export type StoreFailure = keyof typeof sentences;

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
