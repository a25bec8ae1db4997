import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../harness/built-site.ts';
import { createRandom, mutateRequest } from '../harness/mutate-request.ts';
import { type Alteration, startAlteredSite } from './fixtures/altered-site.ts';
import { rounds } from './fixtures/rounds.ts';

// 5,000 in `npm test`, which sets MUTATIONS; 100,000 in `npm run test:faults`, a million of them with ROUNDS=10. SEED
// repeats a run.
const requestCount = Number(process.env.MUTATIONS ?? 100_000) * rounds(1);
const seed = Number(process.env.SEED ?? Date.now() % 1e9);
const atOnce = 64;

/** Milliseconds to wait for an answer: a mutation often leaves the server waiting for the rest. */
const patience = 150;

const securityHeaders = [
  "Content-Security-Policy: default-src 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: ',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: same-origin',
  'X-Frame-Options: DENY',
  'Permissions-Policy: ',
];

test('mutated requests bring no 5xx, no crash, and every answer has every security header', {
  timeout: 3_600_000,
}, async () => {
  await using site = await startAlteredSite([], { LOG_LEVEL: 'error' });
  const found = await sendMutations(site, requestCount);
  console.info(`seed ${seed}: ${requestCount} requests, answers ${JSON.stringify(found.statuses)}`);
  expect(found.bare).toEqual([]);
  expect(Object.keys(found.statuses).filter((status) => status >= '500')).toEqual([]);
  expect(site.process.exitCode).toBeNull();
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output()).toBe('');
});

const withoutGuards: readonly Alteration[] = [
  ['server.on("clientError", ', 'void (0, '],
  ['if (!this.hasHeader(', 'if (false && ('],
];

test('SABOTAGE: without answers of our own some come bare', { timeout: 120_000 }, async () => {
  await using site = await startAlteredSite(withoutGuards, { LOG_LEVEL: 'error' });
  const { bare } = await sendMutations(site, 2000);
  expect(bare.length).toBeGreaterThan(0);
});

interface Found {
  statuses: Record<string, number>;
  /** The first requests whose answer lacked a header, with that answer's head. */
  bare: { request: string; head: string }[];
}

async function sendMutations({ port }: BuiltSite, count: number): Promise<Found> {
  const random = createRandom(seed);
  const found: Found = { statuses: {}, bare: [] };
  let sent = 0;
  async function sendInTurn(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const request = mutateRequest(random);
      for (const head of headsOf(await exchange(port, request))) note(request, head);
    }
  }

  function note(request: Buffer, head: string): void {
    const status = head.slice(9, 12);
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
    const isWhole = status < '200' || securityHeaders.every((header) => head.includes(header));
    if (!isWhole && found.bare.length < 5) found.bare.push({ request: request.toString('latin1'), head });
  }

  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  return found;
}

/** Sends a request and resolves with everything that comes back until the server closes or falls silent. */
function exchange(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (): void => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(patience, done);
    socket.on('error', done).on('end', done);
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      // Whatever else the connection would be kept for.
      if (isWhole(chunks)) done();
    });
    socket.write(request);
  });
}

/** Whether one answer has arrived with all that its head announces; a second one on the same connection may follow. */
function isWhole(chunks: readonly Uint8Array[]): boolean {
  const text = Buffer.concat(chunks).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = Number(/\r\nContent-Length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
  return text.length >= end + 4 + length;
}

function headsOf(text: string): string[] {
  return text.match(/HTTP\/1\.1 \d{3} [\s\S]*?\r\n\r\n/g) ?? [];
}
