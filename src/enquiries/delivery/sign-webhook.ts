import { createHmac } from 'node:crypto';

/**
 * Headers by which the receiver knows a message for ours, as Standard Webhooks 1.0 defines them
 * (https://www.standardwebhooks.com). `secret` is `whsec_` and base64; `sentAt` is in milliseconds.
 */
export function signWebhook(
  id: string,
  body: string,
  secret: string,
  sentAt: number,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
