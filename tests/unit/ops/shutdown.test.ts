import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReadiness } from '../../../src/ops/readiness.ts';
import { type ShutdownOptions, shutDown } from '../../../src/ops/shutdown.ts';
import { startHttpServer, type TestHttpServer } from '../../harness/http-server.ts';

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

function stop(site: TestHttpServer, options: Partial<ShutdownOptions> = {}): Promise<0 | 1> {
  const { server, log } = site;
  return shutDown({
    server,
    log,
    readiness: createReadiness(),
    lameDuckMs: 50,
    idleMs: 50,
    closers: [],
    ...options,
  });
}

test('readiness goes red at once, requests are answered with Connection: close, and the exit code is 0', async () => {
  await using site = await startHttpServer((_request, response) => response.end('served'));
  const readiness = createReadiness();
  const kept = site.open(get);
  await once(kept.socket, 'data');
  const stopped = stop(site, { readiness });
  expect((await readiness.report()).reasons).toEqual(['draining']);
  kept.socket.write(get);
  const received = await kept.closed;
  expect(received.split('served')).toHaveLength(3);
  expect(received.split('HTTP/1.1').at(-1)).toContain('Connection: close');
  expect(await stopped).toBe(0);
});

test('an answer that was waited for when the stop began says Connection: close too', async () => {
  const responses: ServerResponse[] = [];
  await using site = await startHttpServer((_request, given) => void responses.push(given));
  const { closed } = site.open(get);
  await expect.poll(() => responses.length).toBe(1);
  const stopped = stop(site);
  for (const response of responses) response.end('served');
  expect(await closed).toContain('Connection: close');
  expect(await stopped).toBe(0);
});

test('an answer under way is finished before the store closes', async () => {
  const order: string[] = [];
  let response: ServerResponse | undefined;
  await using site = await startHttpServer((_request, given) => {
    response = given;
    given.write('first half, ');
  });
  const { closed, socket } = site.open(get);
  await once(socket, 'data');
  const stopped = stop(site, { closers: [async () => void order.push('closed')] });
  await wait(120);
  order.push('answered');
  response?.end('second half');
  expect(await stopped).toBe(0);
  expect(order).toEqual(['answered', 'closed']);
  expect(await closed).toContain('second half');
});

test('an answer that never ends is cut, and the process still ends well', async () => {
  await using site = await startHttpServer((_request, response) => response.write('for ever'));
  const { closed, socket } = site.open(get);
  await once(socket, 'data');
  expect(await stop(site, { drainMs: 60 })).toBe(0);
  await closed;
  expect(site.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'drain' }));
});

test('what cannot be closed is an error, the rest is closed all the same, and the exit code is 1', async () => {
  await using site = await startHttpServer(() => {});
  const closed: string[] = [];
  const exitCode = await stop(site, {
    closeMs: 30,
    closers: [
      () => Promise.reject(new Error('no disk')),
      () => new Promise(() => {}),
      async () => void closed.push('last'),
    ],
  });
  expect(exitCode).toBe(1);
  expect(closed).toEqual(['last']);
  expect(site.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
});
