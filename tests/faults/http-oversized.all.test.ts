import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openConnection } from '../harness/http-server.ts';
import { type RawAnswer, rawRequest } from '../harness/raw-request.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';

const form = 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const kilobytes = (count: number): string => 'x'.repeat(1024 * count);

const refused: readonly [what: string, bytes: string, status: number][] = [
  ['a header field of 64 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${kilobytes(64)}\r\n\r\n`, 431],
  [
    'a megabyte of header fields',
    `GET / HTTP/1.1\r\nHost: a\r\n${`X: ${kilobytes(1)}\r\n`.repeat(1024)}\r\n`,
    431,
  ],
  ['an address of 64 KB', `GET /${kilobytes(64)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a body announced with a gigabyte', `${form}Content-Length: 1000000000\r\n\r\nname=P`, 413],
  ['a form of 20 KB', `${form}Connection: close\r\nContent-Length: 20480\r\n\r\n${kilobytes(20)}`, 413],
];

const site = await startMutatedSite([], { LOG_LEVEL: 'silent' });
afterAll(() => site[Symbol.asyncDispose]());

for (const [what, bytes, status] of refused) {
  test(`${what} is answered ${status} with every security header`, async () => {
    const answer = await rawRequest(site.port, bytes, 1500);
    expect(answer.status).toBe(status);
    expectFullHeaders(answer);
  });
}

test('a body in chunks without end holds no memory and is cut with the time for requests', async () => {
  const { grownMegabytes, received } = await sendWithoutEnd([]);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(grownMegabytes).toBeLessThan(150);
});

test('mutation: a body that is kept beyond its limit fills the memory', async () => {
  const { grownMegabytes, sentMegabytes } = await sendWithoutEnd(['bodies of any length']);
  expect(grownMegabytes).toBeGreaterThan(0.7 * sentMegabytes);
});

test('mutation: with a large limit a large header is taken', async () => {
  await using lenient = await startMutatedSite(['large headers'], {
    LOG_LEVEL: 'silent',
  });
  const answer = await rawRequest(lenient.port, refused[0]?.[1] ?? '', 1500);
  expect(answer.status).toBe(200);
});

const mostMegabytes = 400;

/** Sends chunks until the server closes; by the most megabytes it says what the process holds then. */
async function sendWithoutEnd(
  mutations: readonly Mutation[],
): Promise<{ grownMegabytes: number; sentMegabytes: number; received: string }> {
  await using hurried = await startMutatedSite(['short time-outs', ...mutations], { LOG_LEVEL: 'silent' });
  const before = residentMegabytes(hurried);
  const { socket, closed } = openConnection(hurried.port, `${form}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `4000\r\n${kilobytes(16)}\r\n`;
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  let sentMegabytes = 0;
  while (!isOver && sentMegabytes < mostMegabytes) {
    if (socket.writable && socket.writableLength < 1e6) {
      for (let index = 0; index < 16; index += 1) socket.write(chunk);
      sentMegabytes += 0.25;
    }
    await wait(1);
  }
  const grownMegabytes = residentMegabytes(hurried) - before;
  console.info(`${sentMegabytes} MB in chunks: the process grew by ${grownMegabytes} MB`);
  return { grownMegabytes, sentMegabytes, received: await closed };
}

function expectFullHeaders({ headers }: RawAnswer): void {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('camera=()');
}
