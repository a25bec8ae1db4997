import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseAnswer, type RawAnswer, rawRequest } from '../harness/raw-request.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';

const pieces = 4;
const piece = Buffer.alloc(500_000, 'x');

const refused: readonly [what: string, target: string, status: number][] = [
  ['is far too large', '/contact', 413],
  ['goes to a page that takes none', '/about', 405],
];
const head = (target: string): string =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
  `Content-Length: ${pieces * piece.length}\r\n\r\n`;

for (const [what, target, status] of refused) {
  test(`a sender that reads last has the answer to a body that ${what}, and the connection ends with it`, async () => {
    const answer = await sendThenRead([], target);
    expect(answer.status).toBe(status);
    expect(answer.headers.connection).toBe('close');
    expect(answer.body.length).toBe(Number(answer.headers['content-length']));
  });
}

test('a sender that stops half way has the answer in the end', async () => {
  await using hurried = await startMutatedSite(['half a second for the rest'], {
    LOG_LEVEL: 'silent',
  });
  const answer = await rawRequest(hurried.port, `${head('/contact')}message=x`, 3000);
  expect(answer.status).toBe(413);
});

test('mutation: where the rest is not read, the sender meets a broken connection', async () => {
  for (const [, target] of refused) {
    const sending = sendThenRead(['the rest unread'], target);
    await expect(sending).rejects.toThrow(/EPIPE|ECONNRESET/);
  }
});

/** Announces a body on a connection that is to end, sends all of it, and only then looks for an answer. */
async function sendThenRead(mutations: readonly Mutation[], target: string): Promise<RawAnswer> {
  await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'silent' });
  // The page of the refusal is there before it is needed, so that the answer comes while the body is being sent.
  await fetch(site.url + target, { method: 'PUT' });
  const socket = connect(site.port, '127.0.0.1').pause();
  await once(socket, 'connect');
  const broken = once(socket, 'close').then(() => {
    throw socket.errored ?? new Error('The connection ended before everything was sent.');
  });
  const sent = (async () => {
    socket.write(head(target));
    for (let index = 0; index < pieces; index += 1) {
      await sleep(100);
      socket.write(piece);
    }
  })();
  await Promise.race([sent, broken]);
  broken.catch(() => undefined);
  return parseAnswer(await buffer(socket));
}
