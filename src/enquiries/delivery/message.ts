import type { FormId, FormValues } from '../../../data/forms.ts';

/**
 * Where a message goes. `form`: the external form service of that form. `webhook`: the operator's program. `mail`:
 * the owner. `acknowledgement`: a mail to the visitor.
 */
export const channels = ['form', 'webhook', 'mail', 'acknowledgement'] as const;

export type Channel = (typeof channels)[number];

/** Where a message in the outbox goes. `unassigned`: by whichever of the owner's channels is configured first. */
export type OutboxChannel = Channel | 'unassigned';

/** A message to an owner, a program or a visitor. It is stored whole, so that every attempt sends the same bytes. */
export type Message = EnquiryMessage | WithdrawalMessage | DigestMessage;

export interface EnquiryMessage {
  kind: 'enquiry';
  reference: string;
  form: FormId;
  fields: FormValues;
  /** E.164. */
  phone: string | null;
  notice: string;
  receivedAt: number;
  /** Whether the visitor sent other words under this reference before. */
  isAmended: boolean;
}

export interface WithdrawalMessage {
  kind: 'withdrawal';
  reference: string;
  form: FormId;
  withdrawnAt: number;
}

export interface DigestMessage {
  kind: 'digest';
  /** The day it is sent, `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  createdAt: number;
  /** In the 24 hours before. */
  stored: number;
  delivered: number;
  withdrawn: number;
  /** Now. */
  pending: number;
  quarantined: number;
  /** For want of a channel. */
  untold: number;
}

const kinds: Record<Message['kind'], true> = { enquiry: true, withdrawal: true, digest: true };

/** False for a message that a newer version of the site has stored, of a kind that this one has no words for. */
export function isKnownKind({ kind }: Message): boolean {
  return Object.hasOwn(kinds, kind);
}

/** A row of the outbox in the hands of a sender. */
export interface Delivery {
  /** Stays the same over all attempts: the `Idempotency-Key`. */
  id: string;
  channel: Channel;
  message: Message;
  /** Attempts that have failed so far. */
  attempts: number;
  /** When it was sent, or let out of quarantine. */
  createdAt: number;
}

/** A row of the outbox that nobody could read any more: it is removed. */
export interface TornMessage {
  id: string;
  message: null;
  /** Of its enquiry, where it was about one. */
  reference: string | null;
}

/** Sends one message once. It resolves with a short result such as `200`, and rejects with a `DeliveryError`. */
export type SendMessage = (delivery: Delivery) => Promise<string>;

/** Why an attempt failed, as a status or a fixed word: the other side's own words may quote the visitor. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly result: string;
  /** Whether the same message to the same address will always fail. */
  readonly isPermanent: boolean;

  constructor(result: string, { isPermanent = false } = {}) {
    super(`The message was not delivered: ${result}.`);
    this.result = result;
    this.isPermanent = isPermanent;
  }
}
