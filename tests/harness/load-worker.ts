import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';

const load: Load = workerData;
const latencies = new Map<number, number[]>();
const failures: Record<string, number> = {};
let withoutRetryAfter = 0;
let asked = 0;

const started = performance.now();
let end = started + load.ms;
parentPort?.once('message', () => {
  end = 0;
});
if (load.rate === undefined) await Promise.all(Array.from({ length: load.connections }, askUntilEnd));
else await askAtRate(load.rate);
parentPort?.postMessage(summary());

/** One visitor with one connection. */
async function askUntilEnd(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < end) {
    await ask(agent, performance.now());
    if (load.pause !== undefined) await wait(load.pause);
  }
}

async function askAtRate(rate: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const pending: Promise<void>[] = [];
  for (let index = 0; ; index += 1) {
    const due = started + (index * 1000) / rate;
    if (due >= end) break;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    pending.push(ask(agent, due));
  }
  await Promise.all(pending);
}

/** Measured from when the request was due: one that had to wait for a connection has waited. */
async function ask(agent: Agent, due: number): Promise<void> {
  const number = asked++;
  const path = load.paths[number % load.paths.length] ?? '/';
  try {
    const response = await answer(agent, load.url + path, number);
    const status = response.statusCode ?? 0;
    if (status === 503 && response.headers['retry-after'] === undefined) withoutRetryAfter += 1;
    latencies.getOrInsert(status, []).push(performance.now() - due);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    failures[code] = (failures[code] ?? 0) + 1;
    // A connection refused at once would make this a busy loop.
    await wait(1);
  }
}

function answer(agent: Agent, url: string, number: number): Promise<IncomingMessage> {
  const numbered = (text: string): string => text.replaceAll('#', String(number));
  const { form } = load;
  const headers = {
    ...Object.fromEntries(Object.entries(load.headers ?? {}).map(([name, value]) => [name, numbered(value)])),
    ...(form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve, reject) => {
    const method = form === undefined ? 'GET' : 'POST';
    const asking = request(numbered(url), { agent, method, headers }, (response) => {
      response.on('error', reject).on('end', () => resolve(response));
      response.resume();
    });
    asking.on('error', reject);
    asking.setTimeout(20_000, () => asking.destroy(new Error('no answer in 20 s')));
    asking.end(form === undefined ? undefined : numbered(form));
  });
}

function summary(): LoadResult {
  const entries = [...latencies].map(
    ([status, measured]) => [status, measured.sort((a, b) => a - b)] as const,
  );
  return {
    statuses: Object.fromEntries(entries.map(([status, { length }]) => [status, length])),
    failures,
    latency: Object.fromEntries(
      entries.map(([status, sorted]) => [
        status,
        { p50: at(sorted, 0.5), p99: at(sorted, 0.99), max: at(sorted, 1) },
      ]),
    ),
    withoutRetryAfter,
  };
}

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
