import type { Delivery } from './message.ts';

/** Sends one message once. It resolves with a short result such as `200`, and rejects with a `DeliveryError`. */
export type SendMessage = (delivery: Delivery) => Promise<string>;

/** Why an attempt failed, as a status or a fixed word: the other side's own words may quote the visitor. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly result: string;

  constructor(result: string) {
    super(`The message was not delivered: ${result}.`);
    this.result = result;
  }
}

/** The longest an attempt may take, from the connection to the last byte that is read. */
export const deliveryDeadlineMs = 15_000;
