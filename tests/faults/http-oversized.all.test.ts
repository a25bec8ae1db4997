import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConnection } from '../harness/http-server.ts';
import { rawRequest } from '../harness/raw-request.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';

const form = 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const kilobytes = (count: number): string => 'x'.repeat(1024 * count);

test('a body in chunks without end holds no memory and is cut with the time for requests', async () => {
  const { grownMegabytes, received } = await sendWithoutEnd([]);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(grownMegabytes).toBeLessThan(150);
});

test('mutation: a body that is kept beyond its limit fills the memory', async () => {
  const { grownMegabytes, sentMegabytes } = await sendWithoutEnd(['bodies of any length']);
  expect(grownMegabytes).toBeGreaterThan(0.7 * sentMegabytes);
});

test('large header fields are refused; mutation: with a large limit they are taken', async () => {
  const fields = `X: ${kilobytes(1)}\r\n`.repeat(64);
  const statusUnder = async (mutations: readonly Mutation[]): Promise<number> => {
    await using site = await startMutatedSite(mutations, { LOG_LEVEL: 'silent' });
    return (await rawRequest(site.port, `GET / HTTP/1.1\r\nHost: a\r\n${fields}\r\n`, 1500)).status;
  };
  expect(await statusUnder([])).toBe(431);
  expect(await statusUnder(['large headers'])).toBe(200);
});

const maxMegabytes = 400;

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
  while (!isOver && sentMegabytes < maxMegabytes) {
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
