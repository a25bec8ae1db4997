import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { parseAnswer, type RawAnswer, rawRequest } from '../harness/raw-request.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';

const pieces = 4;
const piece = Buffer.alloc(500_000, 'x');

const refused: readonly [target: string, status: number][] = [
  ['/contact', 413],
  ['/about', 405],
];
const head = (target: string): string =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
  `Content-Length: ${pieces * piece.length}\r\n\r\n`;

test('a sender that reads last has the answer to a body that is far too large, or goes to a page that takes none, and the connection ends with it', async () => {
  await using site = await startMutatedSite([], { LOG_LEVEL: 'silent' });
  for (const [target, status] of refused) {
    const answer = await sendThenRead(site, target);
    expect(answer.status, target).toBe(status);
    expect(answer.headers.connection).toBe('close');
    expect(answer.body.length).toBe(Number(answer.headers['content-length']));
  }
});

test('a sender that stops half way has the answer in the end', async () => {
  await using hurried = await startMutatedSite(['half a second for the rest'], {
    LOG_LEVEL: 'silent',
  });
  const answer = await rawRequest(hurried.port, `${head('/contact')}message=x`, 3000);
  expect(answer.status).toBe(413);
});

test('mutation: where the rest is not read, the sender meets a broken connection', async () => {
  await using site = await startMutatedSite(['the rest unread'], { LOG_LEVEL: 'silent' });
  for (const [target] of refused) {
    const sending = sendThenRead(site, target);
    await expect(sending).rejects.toThrow(/EPIPE|ECONNRESET/);
  }
});

/** Announces a body on a connection that is to end, sends all of it, and only then looks for an answer. */
async function sendThenRead(site: BuiltSite, target: string): Promise<RawAnswer> {
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
