import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from '../harness/built-site.ts';
import { openConnection, type TestConnection } from '../harness/http-server.ts';
import { type LoadResult, putLoad } from '../harness/load.ts';
import { type Alteration, startAlteredSite } from './fixtures/altered-site.ts';
import { rounds } from './fixtures/rounds.ts';

// 1,000 slow senders, 10,000 with ROUNDS=10. With ROUNDS the limits are waited for as they are, otherwise they are
// shortened in the build under test; tests/unit/http/http-server.test.ts holds their values.
const senderCount = 1000 * rounds(1);
const shortened: readonly Alteration[] = process.env.ROUNDS
  ? []
  : [
      ['headersTimeout: 1e4', 'headersTimeout: 2e3'],
      ['requestTimeout: 15e3', 'requestTimeout: 3e3'],
    ];
const withoutTimeouts: readonly Alteration[] = [
  ['headersTimeout: 1e4', 'headersTimeout: 0'],
  ['requestTimeout: 15e3', 'requestTimeout: 0'],
];
const environment = { LOG_LEVEL: 'silent', MAX_CONNECTIONS: '20000' };

const slowHeader = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const slowBody =
  'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nname=P';

let attacked: BuiltSite;
let control: BuiltSite;
beforeAll(async () => {
  attacked = await startAlteredSite(shortened, environment);
  control = await startAlteredSite(shortened, environment);
});
afterAll(async () => {
  await attacked[Symbol.asyncDispose]();
  await control[Symbol.asyncDispose]();
});

test('senders that never finish are cut, and other visitors do not notice', {
  timeout: 120_000,
}, async () => {
  await Promise.all([visit(attacked, 1000), visit(control, 1000)]);
  using headers = sendSlowly(attacked, slowHeader, senderCount);
  using bodies = sendSlowly(attacked, slowBody, 50);
  await expect.poll(headers.open, { timeout: 20_000 }).toBe(senderCount);

  // What else this machine does makes both slower, in one window more than in another; the calmest one counts.
  const windows: { here: LoadResult; elsewhere: LoadResult }[] = [];
  for (let index = 0; index < 4; index += 1) {
    const [here, elsewhere] = await Promise.all([visit(attacked, 2000), visit(control, 2000)]);
    expect(here.failures).toEqual({});
    expect(Object.keys(here.statuses)).toEqual(['200']);
    windows.push({ here, elsewhere });
  }
  console.info(
    `p99 under ${senderCount} slow senders and without: ${windows.map(({ here, elsewhere }) => `${p99(here)}/${p99(elsewhere)} ms`).join(', ')}`,
  );
  const added = windows.map(({ here, elsewhere }) => p99(here) - 1.5 * p99(elsewhere));
  expect(Math.min(...added)).toBeLessThan(15);

  await expect.poll(() => headers.answers.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(senderCount);
  await expect.poll(() => bodies.answers.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(50);
  for (const answer of [...headers.answers, ...bodies.answers]) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  }
});

test('SABOTAGE: without the time-outs they hold on', { timeout: 60_000 }, async () => {
  await using site = await startAlteredSite(withoutTimeouts, environment);
  using headers = sendSlowly(site, slowHeader, 20);
  using bodies = sendSlowly(site, slowBody, 20);
  await visit(site, 6000);
  expect([headers.answers.length, bodies.answers.length]).toEqual([0, 0]);
});

interface SlowSenders extends Disposable {
  open: () => number;
  /** What the server said on each connection before it closed it. */
  answers: string[];
}

/** Holds connections that send a byte every half second and never come to an end; one that is cut comes again. */
function sendSlowly({ port }: BuiltSite, start: string, count: number): SlowSenders {
  const answers: string[] = [];
  const connections = new Set<TestConnection>();
  let isOver = false;

  function connect(): void {
    if (isOver) return;
    const connection = openConnection(port, start);
    connections.add(connection);
    void connection.closed.then((answer) => {
      connections.delete(connection);
      if (isOver) return;
      if (answer !== '') answers.push(answer);
      connect();
    });
  }

  for (let index = 0; index < count; index += 1) connect();
  const drip = setInterval(() => {
    for (const { socket } of connections) if (socket.writable) socket.write('x');
  }, 500);
  return {
    open: () => [...connections].filter(({ socket }) => socket.readyState === 'open').length,
    answers,
    [Symbol.dispose]() {
      isOver = true;
      clearInterval(drip);
      for (const { socket } of connections) socket.destroy();
    },
  };
}

function visit({ url }: BuiltSite, ms: number): Promise<LoadResult> {
  return putLoad({ url, paths: ['/', '/pricing', '/faq'], connections: 10, rate: 50, ms });
}

function p99({ latency }: LoadResult): number {
  return latency[200]?.p99 ?? Number.POSITIVE_INFINITY;
}
