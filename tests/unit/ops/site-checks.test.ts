import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import type { Operation, Statement } from '../../../src/enquiries/store/operation.ts';
import { type OperationName, startOperation } from '../../../src/enquiries/store/operations/operations.ts';
import { openDatabase } from '../../../src/enquiries/store/sqlite/open-database.ts';
import { createReadiness } from '../../../src/ops/readiness.ts';
import { checkDisk, registerSiteChecks } from '../../../src/ops/site-checks.ts';
import { openSqliteStore } from '../../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../../harness/enquiries/submission.ts';

const healthy = { isReady: true, store: 'ok', channels: [], warning: 'nobody is told' } as const;

test('a message that has waited too long is outbox-stalled, with no word of what it holds', async () => {
  await using store = await openSqliteStore();
  const readiness = createReadiness({ freshForMs: 0, timeoutMs: 10_000 });
  const config = readConfig({ DATA_DIR: tmpdir(), DISK_MIN_MB: '0', OUTBOX_MAX_MINUTES: '60' });
  registerSiteChecks(readiness, { store, health: async () => healthy }, config);
  expect(await readiness.report()).toMatchObject({ isReady: true, reasons: [] });
  await store.submitEnquiry(quoteSubmission({ receivedAt: Date.now() - 2 * 3_600_000 }));
  const report = await readiness.report();
  expect(report.reasons).toEqual(['outbox-stalled']);
  expect(JSON.stringify(report)).not.toMatch(/Lakshmi|90000/);
});

test('what waits is looked up in an index, not searched for in all that is stored', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  const asked: Operation<unknown>[] = [];
  const spied = new Proxy(store, {
    get: (_, name: OperationName) => (input: unknown) => {
      asked.push(startOperation(name, input));
      return store[name](input as never);
    },
  });
  const readiness = createReadiness({ timeoutMs: 10_000 });
  const config = readConfig({ DATA_DIR: tmpdir(), DISK_MIN_MB: '0' });
  registerSiteChecks(readiness, { store: spied, health: async () => healthy }, config);
  await readiness.report();
  using database = openDatabase(store.path);
  const plans = asked.flatMap((operation) => {
    const { value } = operation.next([]);
    const { sql } = value as Statement;
    return database.prepare(`explain query plan ${sql.replaceAll('$', '?')}`).all();
  });
  const plan = plans.map(({ detail }) => String(detail)).join('\n');
  expect(plan).toMatch(/SEARCH outbox USING COVERING INDEX/);
  expect(plan).not.toContain('SCAN');
});

test('a store that cannot be written is named by what stops it', async () => {
  await using store = await openSqliteStore();
  const readiness = createReadiness({ timeoutMs: 10_000 });
  const config = readConfig({ DATA_DIR: tmpdir(), DISK_MIN_MB: '0' });
  const health = async () => ({ ...healthy, isReady: false, store: 'full' }) as const;
  registerSiteChecks(readiness, { store, health }, config);
  expect((await readiness.report()).reasons).toEqual(['store-full']);
});

test('a disk with less room than is asked for is disk-low', async () => {
  expect(await checkDisk(tmpdir(), 0)).toMatchObject({ isReady: true });
  expect(await checkDisk(tmpdir(), Number.MAX_SAFE_INTEGER)).toMatchObject({
    isReady: false,
    reason: 'disk-low',
  });
});
