import type { Operation } from '../operation.ts';
import { releaseEnquiry, retryDeliveries, withdrawEnquiry } from './change-enquiry.ts';
import { claimDeliveries, nextDue, resumeDeliveries, settleDelivery } from './claim-deliveries.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { forgetPerson, purgeEnquiries } from './erase-enquiries.ts';
import { countEnquiries, findByReference, findByToken, listEnquiries } from './find-enquiries.ts';
import { readNote, writeNote } from './notes.ts';
import { submitEnquiry } from './submit-enquiry.ts';

/** Operations that change nothing: they work on a disk that is full. */
export const readOperations = {
  findByToken,
  findByReference,
  listEnquiries,
  countEnquiries,
  nextDue,
  readNote,
};

/** Operations that write: each is done whole or not at all. */
export const writeOperations = {
  submitEnquiry,
  enqueueMessage,
  claimDeliveries,
  settleDelivery,
  resumeDeliveries,
  withdrawEnquiry,
  releaseEnquiry,
  retryDeliveries,
  purgeEnquiries,
  forgetPerson,
  writeNote,
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
