import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPostgresqlStore } from '../../src/enquiries/store/postgresql-store.ts';
import { startMockDownstream, webhookSecret } from '../harness/enquiries/mock-downstream.ts';
import { hasPostgresql, startPostgresqlServer } from '../harness/enquiries/postgresql-server.ts';
import { isRest } from '../harness/sample-of.ts';
import { postVisitor } from './fixtures/post-visitor.ts';
import { rounds } from './fixtures/rounds.ts';
import { startServerProcess } from './fixtures/server-process.ts';

const isInstalled = hasPostgresql();
if (!isInstalled)
  console.warn('A restart of PostgreSQL is NOT tested: put `initdb` and `postgres` on the PATH.');

const posters = 6;
const hour = 3_600_000;

describe.runIf(isInstalled)('PostgreSQL restarts under posts', () => {
  test('two replicas with clocks two hours apart go on, lose nothing and send nothing twice', {
    timeout: 600_000,
  }, async () => {
    const found = await restartUnderPosts(rounds(2, 20), {});
    console.info(`PostgreSQL restarts: ${JSON.stringify(found)}`);
    expect(found.acknowledged).toBeGreaterThan(50);
    expect(found).toMatchObject({ processesEnded: 0, lost: 0, undelivered: 0, deliveredTwice: 0 });
  });

  test.runIf(!isRest)(
    'mutation: without a listener on connections in use the processes end',
    { timeout: 120_000 },
    async () => {
      const found = await restartUnderPosts(4, { STORE: 'unwatched-pool' });
      expect(found.processesEnded).toBeGreaterThan(0);
    },
  );
});

async function restartUnderPosts(times: number, variables: Record<string, string>) {
  await using postgresql = await startPostgresqlServer();
  await using downstream = await startMockDownstream();
  const environment = {
    DATABASE_URL: await postgresql.createSchema(),
    WEBHOOK_URL: downstream.url,
    WEBHOOK_SECRET: webhookSecret,
    ...variables,
  };
  await using ahead = await startServerProcess({ ...environment, CLOCK_SKEW_MS: String(hour) });
  await using behind = await startServerProcess({ ...environment, CLOCK_SKEW_MS: String(-hour) });
  const replicas = [ahead, behind];
  const hasEnded = (): boolean => replicas.some(({ process }) => process.exitCode !== null);

  const acknowledged = new Map<string, string>();
  let posted = 0;
  let isOver = false;
  const posting = Array.from({ length: posters }, async (_, poster) => {
    while (!isOver && !hasEnded()) {
      const name = `Visitor ${++posted}`;
      // As a visitor would: again, to whichever replica answers, until it is taken.
      for (let attempt = poster; !acknowledged.has(name) && !hasEnded(); attempt += 1) {
        const reference = await postVisitor(replicas[attempt % 2]?.url ?? '', name).catch(() => null);
        if (reference) acknowledged.set(name, reference);
        else await sleep(20);
      }
    }
  });
  const moreAcknowledged = async (): Promise<void> => {
    const before = acknowledged.size;
    await expect
      .poll(() => hasEnded() || acknowledged.size - before > 20, { timeout: 30_000, interval: 10 })
      .toBe(true);
  };
  for (let round = 0; round < times && !hasEnded(); round += 1) {
    await moreAcknowledged();
    await postgresql.stop(round % 2 === 0 ? 'immediate' : 'fast');
    await postgresql.start();
  }
  await moreAcknowledged();
  isOver = true;
  await Promise.all(posting);
  const processesEnded = replicas.filter(({ process }) => process.exitCode !== null).length;
  if (processesEnded > 0) return { processesEnded, acknowledged: acknowledged.size };

  const store = createPostgresqlStore({ url: environment.DATABASE_URL });
  await expect
    .poll(async () => (await store.countEnquiries({ since: 0 })).pendingMessages, { timeout: 90_000 })
    .toBe(0);
  const stored = new Set((await store.listEnquiries({})).map(({ reference }) => reference));
  await store.close();
  const delivered = downstream.received
    .map(({ body }) => JSON.parse(body).data.reference as string | undefined)
    .filter((reference) => reference !== undefined);
  const references = [...acknowledged.values()];
  return {
    processesEnded,
    acknowledged: references.length,
    lost: references.filter((reference) => !stored.has(reference)).length,
    undelivered: references.filter((reference) => !delivered.includes(reference)).length,
    deliveredTwice: delivered.length - new Set(delivered).size,
  };
}
