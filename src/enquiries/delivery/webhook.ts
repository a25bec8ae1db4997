import { createHmac } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { httpPost } from './http-post.ts';
import type { Message, SendMessage } from './message.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  clock: Pick<Clock, 'now'>;
  timeoutMs?: number | undefined;
}

/** Posts each message as JSON to the operator's own program, signed. The body is the same in every attempt. */
export function createWebhook({ url, secret, clock, timeoutMs }: WebhookOptions): SendMessage {
  return async ({ id, message, createdAt }) => {
    const body = JSON.stringify(webhookEvent(message, createdAt));
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...signWebhook(id, body, secret, clock.now()),
    };
    return httpPost({ url, headers, body, timeoutMs });
  };
}

const types = {
  enquiry: 'enquiry.received',
  withdrawal: 'enquiry.withdrawn',
  digest: 'enquiries.digest',
} as const satisfies Record<Message['kind'], string>;

function webhookEvent(message: Message, createdAt: number): object {
  const { kind, ...data } = message;
  const type = message.kind === 'enquiry' && message.isAmended ? 'enquiry.amended' : types[kind];
  return { type, timestamp: new Date(createdAt).toISOString(), data };
}

/**
 * Headers by which the receiver knows a message for ours, as Standard Webhooks 1.0 defines them
 * (https://www.standardwebhooks.com). `secret` is `whsec_` and base64; `sentAt` is in milliseconds.
 */
function signWebhook(id: string, body: string, secret: string, sentAt: number): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
