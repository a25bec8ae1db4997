import type { Clock } from '../clock.ts';
import { httpPost } from './http-post.ts';
import type { Message } from './message.ts';
import type { SendMessage } from './send-message.ts';
import { signWebhook } from './sign-webhook.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  clock: Pick<Clock, 'now'>;
  deadlineMs?: number;
}

/** Posts each message as JSON to the operator's own program, signed. The body is the same in every attempt. */
export function createWebhook({ url, secret, clock, deadlineMs }: WebhookOptions): SendMessage {
  return async ({ id, message, createdAt }) => {
    const body = JSON.stringify(webhookEvent(message, createdAt));
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...signWebhook(id, body, secret, clock.now()),
    };
    return String(
      await httpPost({ url, headers, body, ...(deadlineMs === undefined ? {} : { deadlineMs }) }),
    );
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
