import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBusiness } from '../../data/business.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { readEnquiryConfig } from '../../src/config/config.ts';
import { createEnquiries, type Enquiries } from '../../src/enquiries/create-enquiries.ts';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import {
  createPostgresqlStore,
  type PostgresqlStoreOptions,
} from '../../src/enquiries/store/postgresql-store.ts';
import { startMockDownstream, webhookSecret } from '../harness/enquiries/mock-downstream.ts';
import {
  hasPostgresql,
  type PostgresqlServer,
  startPostgresqlServer,
} from '../harness/enquiries/postgresql-server.ts';
import { quoteSubmission } from '../harness/enquiries/submission.ts';
import { keepLogLines } from '../harness/log-lines.ts';

const isInstalled = hasPostgresql();
if (!isInstalled) console.warn('Replicas are NOT tested: put `initdb` and `postgres` on the PATH.');

const hour = 3_600_000;

describe.runIf(isInstalled)('replicas on one PostgreSQL', () => {
  let server: PostgresqlServer;
  beforeAll(async () => {
    server = await startPostgresqlServer();
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());

  test('with clocks two hours apart nothing is delivered twice', async () => {
    const { delivered, stored } = await deliverByTwo({ url: await server.createSchema() });
    expect(stored).toBe(30);
    expect(delivered).toHaveLength(30);
    expect(new Set(delivered).size).toBe(30);
  });

  test('mutation: by the clock of each process the leases of the other are over, and messages arrive twice', async () => {
    const { delivered } = await deliverByTwo({ url: await server.createSchema(), clock: 'caller' });
    expect(delivered.length).toBeGreaterThan(new Set(delivered).size);
  });

  test('equal words posted to both within ten minutes are one enquiry, whatever their clocks say', async () => {
    const url = await server.createSchema();
    const stores = [createPostgresqlStore({ url }), createPostgresqlStore({ url })];
    const outcomes: string[] = [];
    for (const [index, store] of stores.entries())
      outcomes.push((await store.submitEnquiry(quoteSubmission({ receivedAt: index * hour }))).outcome);
    expect(outcomes).toEqual(['stored', 'repeated']);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('while a peer waits for a slow receiver a replica looks a few times, not all the time', async () => {
    const url = await server.createSchema();
    // Never answers: all that is due is under the leases of the first.
    await using downstream = await startMockDownstream(() => {});
    const busy = createPostgresqlStore({ url });
    await using _first = startReplica(busy, downstream.url, 0);
    for (let index = 0; index < 5; index += 1)
      await busy.submitEnquiry(quoteSubmission({ contentHash: String(index) }));
    await expect.poll(() => downstream.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(5);

    const counted = countLooks(createPostgresqlStore({ url }));
    await using _second = startReplica(counted.store, downstream.url, 0);
    await expect.poll(counted.looks, { timeout: 10_000 }).toBeGreaterThan(0);
    const before = counted.looks();
    // As long as it takes the first to ask PostgreSQL a hundred things: a replica that spins would ask as often.
    for (let asked = 0; asked < 100; asked += 1) await busy.readNote({ name: 'purged' });
    expect(counted.looks() - before).toBeLessThan(10);
  });

  test('too many connections are reported for what they are', async () => {
    const url = await server.createSchema();
    const stores = Array.from({ length: 12 }, () => createPostgresqlStore({ url }));
    const asked = stores.flatMap((store) =>
      Array.from({ length: 10 }, () => store.readNote({ name: 'purged' }).catch((error) => error.failure)),
    );
    const failures = (await Promise.all(asked)).filter((answer) => answer !== null);
    await Promise.all(stores.map((store) => store.close()));
    expect(new Set(failures)).toEqual(new Set(['too-many-connections']));
  });
});

async function deliverByTwo(options: PostgresqlStoreOptions) {
  await using downstream = await startMockDownstream((response) => {
    // So long that the one ahead looks while a lease of the other holds.
    setTimeout(() => response.writeHead(200).end(), 250);
  });
  const stores = [createPostgresqlStore(options), createPostgresqlStore(options)] as const;
  for (let index = 0; index < 30; index += 1) {
    const store = stores[index % 2 ? 1 : 0];
    // By both clocks due at once.
    const receivedAt = Date.now() - 2 * hour;
    const submission = quoteSubmission({ contentHash: String(index), receivedAt });
    await store.submitEnquiry(submission);
  }
  await using _behind = startReplica(stores[1], downstream.url, -hour);
  await expect.poll(() => downstream.received.length, { interval: 10 }).toBeGreaterThan(0);
  await using _ahead = startReplica(stores[0], downstream.url, hour);
  const deliveredNow = (): string[] =>
    downstream.received
      .map(({ body }) => JSON.parse(body).data.reference)
      .filter((reference) => reference !== undefined);
  // A message that was delivered twice may then wait an hour of one of the clocks.
  const isTwice = (): boolean => deliveredNow().length > new Set(deliveredNow()).size;
  await expect
    .poll(async () => isTwice() || (await stores[0].countEnquiries({ since: 0 })).pendingMessages === 0, {
      timeout: 30_000,
    })
    .toBe(true);
  const stored = (await stores[0].countEnquiries({ since: 0 })).enquiries;
  const delivered = deliveredNow();
  return { delivered, stored };
}

function startReplica(store: EnquiryStore, webhook: string, skewMs: number): Enquiries & AsyncDisposable {
  const clock: Clock = { ...systemClock, now: () => Date.now() + skewMs };
  const enquiries = createEnquiries({
    config: readEnquiryConfig({ WEBHOOK_URL: webhook, WEBHOOK_SECRET: webhookSecret }),
    business: sampleBusiness,
    log: keepLogLines().log,
    store,
    clock,
    deliveryTimeoutMs: 5_000,
  });
  enquiries.start();
  return { ...enquiries, [Symbol.asyncDispose]: () => enquiries.stop() };
}

function countLooks(store: EnquiryStore) {
  let looks = 0;
  const counting: EnquiryStore = {
    ...store,
    claimDeliveries: (claim) => {
      looks += 1;
      return store.claimDeliveries(claim);
    },
    nextDue: (input) => {
      looks += 1;
      return store.nextDue(input);
    },
  };
  return { store: counting, looks: () => looks };
}
