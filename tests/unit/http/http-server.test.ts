import { once } from 'node:events';
import { expect, test } from 'vitest';
import { httpLimits } from '../../../src/http/http-server.ts';
import { startHttpServer, type TestConnection, type TestHttpServer } from '../../harness/http-server.ts';
import { parseAnswer, type RawAnswer } from '../../harness/raw-request.ts';

const get = (path = '/'): string => `GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n\r\n`;

function parse(received: string): RawAnswer {
  return parseAnswer(Buffer.from(received, 'latin1'));
}

function expectFullHeaders({ headers }: RawAnswer): void {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('camera=()');
}

function serveNothing(limits = {}): Promise<TestHttpServer> {
  return startHttpServer((_request, response) => response.end('reached'), { limits });
}

test('every limit of the server is the one that is written down', async () => {
  await using site = await startHttpServer(() => {}, { limits: httpLimits, maxConnections: 4096 });
  expect(site.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    timeout: 30_000,
    keepAliveTimeout: 65_000,
    maxHeadersCount: 100,
    maxRequestsPerSocket: 1000,
    maxConnections: 4608,
  });
});

const refused: readonly [what: string, bytes: string, status: number][] = [
  ['bytes that are no HTTP', 'HELO mail.example.com\r\n\r\n', 400],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 400],
  ['a length that is no number', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
  [
    'a length and chunks at once',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header of 9 KB', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(9000)}\r\n\r\n`, 431],
  ['a path of 9 KB', `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
];

for (const [what, bytes, status] of refused) {
  test(`${what} is answered ${status} with every security header`, async () => {
    await using site = await serveNothing();
    const answer = parse(await site.open(bytes).closed);
    expect(answer.status).toBe(status);
    expectFullHeaders(answer);
    expect(answer.headers.connection).toBe('close');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.length).toBe(Number(answer.headers['content-length']));
  });
}

test('an expectation that nobody knows is answered 417 with every security header', async () => {
  await using site = await serveNothing();
  const { received, socket } = site.open('GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n');
  await once(socket, 'data');
  expect(parse(received()).status).toBe(417);
  expectFullHeaders(parse(received()));
});

test('a request without Host reaches the listener, whose answer has every security header', async () => {
  await using site = await serveNothing();
  const { received, socket } = site.open('GET / HTTP/1.1\r\n\r\n');
  await once(socket, 'data');
  expect(received()).toContain('reached');
  expectFullHeaders(parse(received()));
});

test('a header that an answer sets itself stands', async () => {
  await using site = await startHttpServer((_request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.end();
  });
  const { received, socket } = site.open(get());
  await once(socket, 'data');
  expect(parse(received()).headers['content-security-policy']).toBe("default-src 'self'");
  expect(parse(received()).headers['x-frame-options']).toBe('DENY');
});

test('a header that does not end is answered 408 in time', async () => {
  await using site = await serveNothing({ headersTimeout: 60, requestTimeout: 5000 });
  const answer = parse(await site.open('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ').closed);
  expect(answer.status).toBe(408);
  expectFullHeaders(answer);
  expect(site.lines).toContainEqual(
    expect.objectContaining({ event: 'refused', status: 408, level: 'info' }),
  );
});

test('a body that does not end is answered 408 in time, whatever waits for it', async () => {
  await using site = await startHttpServer(
    (request, response) => request.resume().on('end', () => response.end()),
    { limits: { headersTimeout: 60, requestTimeout: 120 } },
  );
  const answer = parse(
    await site.open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname=P').closed,
  );
  expect(answer.status).toBe(408);
  expectFullHeaders(answer);
});

test('a connection that says nothing is closed without an answer', async () => {
  await using site = await serveNothing({ headersTimeout: 60, requestTimeout: 60 });
  expect(await site.open().closed).toBe('');
});

test('a reader that reads nothing is cut at the socket time-out', async () => {
  await using site = await startHttpServer((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    limits: { socketTimeout: 150 },
  });
  const { socket } = site.open(get());
  socket.pause();
  const [atServer] = await once(site.server, 'connection');
  await once(atServer, 'close');
});

test('a reader that trickles is cut at the response time-out', async () => {
  await using site = await startHttpServer((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    limits: { responseTimeout: 300 },
  });
  const { socket, closed } = site.open(get());
  socket.pause();
  const trickle = setInterval(() => socket.read(1024), 20);
  const [atServer] = await once(site.server, 'connection');
  await once(atServer, 'close');
  clearInterval(trickle);
  socket.resume();
  expect((await closed).length).toBeLessThan(50_000_000);
});

test('the thousandth request of a connection is its last, and what follows is not answered bare', async () => {
  await using site = await serveNothing({ maxRequestsPerSocket: 3, maxPipelined: 10 });
  const received = await site.open(get().repeat(5)).closed;
  const answers = received.split('HTTP/1.1 ').slice(1);
  expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(3);
  for (const answer of answers) expect(answer).toContain('Content-Security-Policy');
});

test.each([
  ['kept', get()],
  ['closed', get().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
  ['kept, by a form longer than it said', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab'],
])(
  'garbage behind a request, on a connection that is %s, does not keep it from its answer',
  async (_, request) => {
    await using site = await startHttpServer((_request, response) => {
      setTimeout(() => response.end('late'), 100);
    });
    const [, first, second] = (await site.open(`${request}\x00\x00garbage\r\n\r\n`).closed).split(
      'HTTP/1.1 ',
    );
    expect(first).toMatch(/^200 .*late/s);
    if (second !== undefined) expect(second).toMatch(/^400 /);
  },
);

test('at the ceiling the connection that waits longest makes room, and a whole request is answered', async () => {
  await using site = await startHttpServer((_request, response) => response.end('served'), {
    maxConnections: 3,
  });
  const slow = [1, 2, 3].map(() => site.open('GET / HTTP/1.1\r\nHost: a\r\nX: '));
  await Promise.all(slow.map(({ socket }) => once(socket, 'connect')));
  const visitor = site.open(get());
  await once(visitor.socket, 'data');
  expect(visitor.received()).toContain('served');
  expect(await slow[0]?.closed).toBe('');
  expect(slow.filter(({ socket }) => socket.readyState === 'open')).toHaveLength(2);
});

test('where every connection reads an answer, the one that reads longest makes room', async () => {
  await using site = await startHttpServer(
    ({ url }, response) => {
      if (url === '/held') response.write('held');
      else response.end('served');
    },
    { maxConnections: 2 },
  );
  const readers: TestConnection[] = [];
  for (const path of ['/held', '/held']) {
    const reader = site.open(get(path));
    readers.push(reader);
    await once(reader.socket, 'data');
  }
  const visitor = site.open(get());
  await once(visitor.socket, 'data');
  expect(visitor.received()).toContain('served');
  expect(await readers[0]?.closed).toContain('held');
  expect(readers[1]?.socket.readyState).toBe('open');
});

test('who asks for three answers at once gets two, the second says that it is the last, and the third is never begun', async () => {
  let asked = 0;
  await using site = await startHttpServer((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('late'), 50);
  });
  const received = await site.open(get().repeat(3)).closed;
  const answers = received.split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => /^Connection: (.*)$/m.exec(answer)?.[1])).toEqual(['keep-alive', 'close']);
  for (const answer of answers) expect(answer).toContain('late');
  expect(asked).toBe(2);
});

test('a connection that asks for hundreds of answers at once is closed', async () => {
  let asked = 0;
  await using site = await startHttpServer((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('late'), 50);
  });
  const received = await site.open(get().repeat(500)).closed;
  expect(received).not.toContain('late');
  expect(asked).toBe(2);
});
