import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { SendMessage } from '../../src/enquiries/delivery/message.ts';
import { createWebhook } from '../../src/enquiries/delivery/webhook.ts';
import { createManualClock } from '../harness/enquiries/manual-clock.ts';
import {
  accepts,
  type Behaviour,
  type ReceivedPost,
  startMockDownstream,
  webhookSecret,
} from '../harness/enquiries/mock-downstream.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../harness/enquiries/submission.ts';
import { startTimedWorkers } from '../harness/enquiries/timed-workers.ts';

// Fourteen ways in which the other side can fail to take a message.
const failures: Record<string, Behaviour> = {
  'answers 500': (response) => void response.writeHead(500).end('no'),
  'answers 404': (response) => void response.writeHead(404).end(),
  'redirects with 302': (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  'keeps redirecting with 307': (response) => void response.writeHead(307, { location: '/' }).end(),
  'asks to wait with 429': (response) => void response.writeHead(429, { 'retry-after': '9999999' }).end(),
  'never answers': () => {},
  'hangs after the headers': (response) =>
    void response.writeHead(200, { 'content-length': '9' }).flushHeaders(),
  'drips a byte at a time for ever': drip,
  'resets the connection': (response) => void response.socket?.resetAndDestroy(),
  'hangs up without a word': (response) => void response.socket?.destroy(),
  'breaks off in the middle of the answer': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.socket?.destroy());
  },
  'talks something that is not HTTP': (response) => void response.socket?.end('\u0000\u0001garbage\r\n\r\n'),
  'sends headers without end': (response) =>
    void response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`),
  'answers 503 with ten megabytes': (response) => void response.writeHead(503).end('x'.repeat(10_000_000)),
};

test('a message reaches a downstream that fails in any of 14 ways once it heals, once, with the same id and bytes', async () => {
  const outcome = await failThenHeal((send) => send);
  expect(outcome).toEqual({ attemptsWhileFailing: 28, neverAccepted: [], acceptedTwice: [], changed: [] });
});

test('mutation: a sender that takes any answer for success loses every message', async () => {
  const outcome = await failThenHeal((send) => (delivery) => send(delivery).catch(() => 'sent'));
  expect(outcome.neverAccepted).toEqual(Object.keys(failures));
});

async function failThenHeal(wrap: (send: SendMessage) => SendMessage) {
  const names = Object.keys(failures);
  const nameByReference = new Map<string, string>();
  let isHealed = false;
  await using store = await openSqliteStore();
  await using downstream = await startMockDownstream((response, request) => {
    const name = nameByReference.get(referenceOf(downstream.received.at(-1))) ?? '';
    (isHealed ? accepts : (failures[name] ?? accepts))(response, request);
  });
  for (const name of names) {
    const { reference } = await store.submitEnquiry(quoteSubmission({ contentHash: name }));
    nameByReference.set(reference, name);
  }
  const clock = createManualClock();
  const send = wrap(createWebhook({ url: downstream.url, secret: webhookSecret, clock, timeoutMs: 400 }));
  const { pass, stop } = startTimedWorkers({ store, send, clock });

  await pass(noon + 5_000);
  const whileFailing = downstream.received.splice(0);
  isHealed = true;
  await pass();
  await stop();

  const about = (posts: ReceivedPost[], name: string): ReceivedPost[] =>
    posts.filter((post) => nameByReference.get(referenceOf(post)) === name);
  const accepted = downstream.received;
  return {
    attemptsWhileFailing: whileFailing.length,
    neverAccepted: names.filter((name) => about(accepted, name).length === 0),
    acceptedTwice: names.filter((name) => about(accepted, name).length > 1),
    changed: names.filter((name) => {
      const sent = about([...whileFailing, ...accepted], name).map(
        ({ headers, body }) => `${headers['idempotency-key']} ${headers['webhook-id']} ${body}`,
      );
      return new Set(sent).size !== 1;
    }),
  };
}

function referenceOf(post: ReceivedPost | undefined): string {
  return post ? JSON.parse(post.body).data.reference : '';
}

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(timer));
}
