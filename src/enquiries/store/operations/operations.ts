import { type Operation, query, queryOne } from '../operation.ts';
import { releaseEnquiry, withdrawEnquiry } from './change-enquiry.ts';
import { correctEnquiry } from './correct-enquiry.ts';
import { forgetPerson, purgeEnquiries } from './erase-enquiries.ts';
import {
  countEnquiries,
  countPending,
  findByReference,
  findByToken,
  listEnquiries,
} from './find-enquiries.ts';
import {
  claimDeliveries,
  enqueueMessage,
  nextDue,
  resumeDeliveries,
  retryDeliveries,
  settleDelivery,
} from './outbox.ts';
import { routeMessages } from './route-messages.ts';
import { probe, submitEnquiry } from './submit-enquiry.ts';

/** Operations that change nothing: they work on a disk that is full. */
const readOperations = {
  findByToken,
  findByReference,
  listEnquiries,
  countEnquiries,
  countPending,
  nextDue,
  readNote,
};

/** Operations that write: each is done whole or not at all. */
const writeOperations = {
  probe,
  submitEnquiry,
  enqueueMessage,
  claimDeliveries,
  settleDelivery,
  resumeDeliveries,
  routeMessages,
  withdrawEnquiry,
  releaseEnquiry,
  correctEnquiry,
  retryDeliveries,
  purgeEnquiries,
  forgetPerson,
  writeNotes,
};

export const operations = { ...readOperations, ...writeOperations };

export type OperationName = keyof typeof operations;

export type OperationInput<Name extends OperationName> = Parameters<(typeof operations)[Name]>[0];

export type OperationResult<Name extends OperationName> =
  ReturnType<(typeof operations)[Name]> extends Operation<infer Result> ? Result : never;

export function isReadOperation(name: OperationName): boolean {
  return Object.hasOwn(readOperations, name);
}

/** Starts an operation; the input is of the kind its name asks for. */
export function startOperation(name: OperationName, input: unknown): Operation<unknown> {
  const start = operations[name] as (input: unknown) => Operation<unknown>;
  return start(input);
}

/**
 * Kept for the purge: the instant of the day that it counted last, and how many it has counted since the clock jumped. And
 * when the last digest was put in.
 */
export type NoteName = 'purged' | 'steady-days' | 'digest';

function* writeNotes(notes: Partial<Record<NoteName, number>>): Operation<void> {
  for (const [name, value] of Object.entries(notes)) {
    yield* query(
      'insert into note (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      name,
      value,
    );
  }
}

function* readNote({ name }: { name: NoteName }): Operation<number | null> {
  const row = yield* queryOne('select value from note where name = $1', name);
  return row ? Number(row.value) : null;
}
