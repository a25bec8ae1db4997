import {
  type OperationInput,
  type OperationName,
  type OperationResult,
  operations,
} from './operations/operations.ts';

/** The operations of `operations/`, each done durably before its promise resolves. */
export type StoreOperations = {
  [Name in OperationName]: (input: OperationInput<Name>) => Promise<OperationResult<Name>>;
};

/**
 * Where enquiries are kept. Every method rejects with a `StoreError`; a rejected write may yet be found stored (the
 * answer was lost), so whoever repeats it repeats it with the same key.
 */
export interface EnquiryStore extends StoreOperations {
  readonly kind: 'sqlite' | 'postgresql';
  /**
   * Copies the whole store into a new file while it is in use; takes as long as the disk of the copy does.
   * SQLite only: PostgreSQL has `pg_dump`.
   */
  backup(file: string): Promise<void>;
  /** Problems an operator should know of, in sentences; none is a healthy store. */
  check(): Promise<readonly string[]>;
  /** Lets everything under way end, then closes. */
  close(): Promise<void>;
}

/** Builds the operations on one function that runs any of them by name. */
export function storeOperations(
  run: (name: OperationName, input: unknown) => Promise<unknown>,
): StoreOperations {
  const names = Object.keys(operations) as OperationName[];
  const methods = names.map((name) => [name, (input: unknown) => run(name, input)]);
  return Object.fromEntries(methods) as StoreOperations;
}
