import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../harness/built-site.ts';
import { type Alteration, startAlteredSite } from './fixtures/altered-site.ts';
import { residentMegabytes } from './fixtures/resident-memory.ts';
import { rounds } from './fixtures/rounds.ts';

// 2,000 requests in the suite, a million with ROUNDS=500.
const requestCount = 2000 * rounds(1);
const atOnce = 16;

/** A page that is made for one request, so that there is a render to end. */
const request =
  'GET /contact?service=marble-polishing HTTP/1.1\r\nHost: a\r\nUser-Agent: Mozilla/5.0 Chrome/140\r\n\r\n';

test('clients that leave end their renders, bring no error line and leave no memory behind', {
  timeout: 3_600_000,
}, async () => {
  await using site = await startAlteredSite([], { LOG_LEVEL: 'debug' });
  // The heap takes its working size first.
  await leave(site, 2000);
  const before = residentMegabytes(site);
  await leave(site, requestCount);
  const grown = residentMegabytes(site) - before;
  const levels = levelsOf(site);
  console.info(
    `${requestCount} clients left: the process grew by ${grown} MB, lines ${JSON.stringify(levels)}`,
  );
  expect(levels.error ?? 0).toBe(0);
  expect(levels.fatal ?? 0).toBe(0);
  expect(endedRenders(site)).toBeGreaterThan(0);
  expect(grown).toBeLessThan(60);
  expect((await fetch(`${site.url}/pricing`)).status).toBe(200);
});

const withoutAbort: readonly Alteration[] = [['if (!ctx.res.writableFinished) controller.abort();', '']];

test('SABOTAGE: a render that does not hear of the client goes on', { timeout: 120_000 }, async () => {
  await using site = await startAlteredSite(withoutAbort, { LOG_LEVEL: 'debug' });
  await leave(site, 500);
  expect(endedRenders(site)).toBe(0);
});

/** Sends the request again and again, each time leaving before the answer or at its first byte. */
async function leave({ port }: BuiltSite, count: number): Promise<void> {
  let sent = 0;
  async function leaveInTurn(): Promise<void> {
    while (sent < count) {
      sent += 1;
      await leaveOnce(port, sent % 2 === 0);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, leaveInTurn));
}

function leaveOnce(port: number, atFirstByte: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const go = (): void => {
      socket.resetAndDestroy();
      resolve();
    };
    socket.on('error', go);
    socket.once('data', go);
    // A request that is in the server's hands by then, but not yet answered.
    socket.write(request, () => !atFirstByte && setTimeout(go, 2));
  });
}

function levelsOf(site: BuiltSite): Record<string, number> {
  const levels: Record<string, number> = {};
  for (const [, level = ''] of site.output().matchAll(/^\{"level":"(\w+)"/gm))
    levels[level] = (levels[level] ?? 0) + 1;
  return levels;
}

function endedRenders(site: BuiltSite): number {
  return site.output().split('The client left before').length - 1;
}
