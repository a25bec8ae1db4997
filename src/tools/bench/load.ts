import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { median } from './median.ts';
import type { Scenario } from './scenario.ts';

export interface Load {
  port: number;
  request: autocannon.Request;
  /** Each sends its next request when the answer to the last one is complete. */
  connections: number;
  /** When it is over: after a time, or after so many answers. */
  end: { milliseconds: number } | { answers: number };
}

/** Milliseconds. */
export interface Times {
  median: number;
  p99: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** Of one answer, head and body. */
  bytes: number;
  /** How often each status came; `broken` counts connections that failed. */
  statuses: Record<string, number>;
  lastByte: Times;
}

/** The site ends a connection after a thousand requests; ended before by the client, none is under way then. */
const requestsPerConnection = 900;

/** Asks a server of this machine by autocannon. */
export async function runLoad({ port, request, connections, end }: Load): Promise<LoadResult> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let bytes = 0;
  const started = performance.now();
  let ended = started;
  const options = {
    url: `http://127.0.0.1:${port}`,
    requests: [request],
    connections,
    ...('answers' in end ? { amount: end.answers } : { duration: end.milliseconds / 1000 }),
    sampleInt: 50,
    reconnectRate: requestsPerConnection,
  };
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error) => (error ? reject(error) : resolve()));
    run.on('response', (_client, status, size, milliseconds) => {
      ended = performance.now();
      statuses[status] = (statuses[status] ?? 0) + 1;
      bytes += size;
      times.push(milliseconds);
    });
    run.on('reqError', () => {
      statuses.broken = (statuses.broken ?? 0) + 1;
    });
  });
  const { length: answers } = times;
  return {
    answers,
    perSecond: (answers * 1000) / (ended - started),
    bytes: bytes / answers,
    statuses,
    lastByte: timesOf(times),
  };
}

/** First and last bytes of one request at a time over one connection, until `milliseconds` have passed. */
export async function measureLatency(
  port: number,
  scenario: Scenario,
  milliseconds: number,
): Promise<{ firstByte: Times; lastByte: Times }> {
  using agent = new DisposableAgent({ keepAlive: true, maxSockets: 1 });
  const firstByte: number[] = [];
  const lastByte: number[] = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const { first, last } = await askOnce(port, scenario, agent);
    firstByte.push(first);
    lastByte.push(last);
  }
  return { firstByte: timesOf(firstByte), lastByte: timesOf(lastByte) };
}

class DisposableAgent extends Agent {
  [Symbol.dispose](): void {
    this.destroy();
  }
}

function askOnce(
  port: number,
  { path, headers }: Scenario,
  agent: Agent,
): Promise<{ first: number; last: number }> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const first = performance.now() - asked;
      response.resume().once('end', () => resolve({ first, last: performance.now() - asked }));
    }).once('error', reject);
  });
}

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}
