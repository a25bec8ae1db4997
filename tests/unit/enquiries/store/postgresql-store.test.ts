import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/base/clock.ts';
import { countEnquiries } from '../../../../src/enquiries/store/operations/find-enquiries.ts';
import { submissionLimits } from '../../../../src/enquiries/store/operations/submission-limits.ts';
import { createPostgresqlStore } from '../../../../src/enquiries/store/postgresql-store.ts';
import { probeStore } from '../../../../src/enquiries/store-health.ts';
import {
  hasPostgresql,
  type PostgresqlServer,
  startPostgresqlServer,
} from '../../../harness/enquiries/postgresql-server.ts';
import { quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { testStoreContract } from './store-contract.ts';

const isInstalled = hasPostgresql();
if (!isInstalled) {
  console.warn('The PostgreSQL contract is NOT tested: put `initdb` and `postgres` on the PATH.');
}

describe.runIf(isInstalled)('PostgreSQL', () => {
  let server: PostgresqlServer;
  beforeAll(async () => {
    server = await startPostgresqlServer();
  }, 30_000);
  afterAll(() => server[Symbol.asyncDispose]());

  const open = async () => {
    const store = createPostgresqlStore({ url: await server.createSchema(), clock: 'caller' });
    return { ...store, [Symbol.asyncDispose]: store.close };
  };
  testStoreContract(open);

  test('two replicas that start together make one schema and share one row', async () => {
    const url = await server.createSchema();
    const replicas = [createPostgresqlStore({ url }), createPostgresqlStore({ url })];
    const answers = await Promise.all(
      replicas.flatMap((store) =>
        Array.from({ length: 20 }, () => store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1' }))),
      ),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    await Promise.all(replicas.map((store) => store.close()));
  });

  const changed = {
    withdrawn: `update enquiry set state = 'withdrawn', form_key = null`,
    erased: 'delete from enquiry',
  };

  test.each(Object.entries(changed))(
    'what is typed anew while its enquiry is being %s is an enquiry of its own',
    async (_how, change) => {
      const url = await server.createSchema();
      const store = createPostgresqlStore({ url });
      const keyed = { formKey: 'quote:key-1' };
      const first = await store.submitEnquiry(quoteSubmission(keyed));
      const client = new pg.Client(url);
      await client.connect();
      await client.query('begin');
      await client.query(change);
      const posted = store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'other' }));
      const waiting = () => client.query('select 1 from pg_locks where not granted');
      await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
      await client.query('commit');
      await client.end();
      const later = await posted;
      expect(later).toMatchObject({ outcome: 'stored' });
      expect(later.reference).not.toBe(first.reference);
      const found = await store.findByReference({ reference: later.reference });
      expect(found?.deliveries).toMatchObject([{ channel: 'webhook', state: 'pending' }]);
      await store.close();
    },
  );

  test('a purge by a replica whose clock is days ahead leaves the counts of today', async () => {
    const store = createPostgresqlStore({ url: await server.createSchema() });
    const mailed = { email: 'a@example.com', channels: ['mail', 'acknowledgement'] } as const;
    const limits = { ...submissionLimits, acknowledgementsPerRecipientAndDay: 1 };
    const submit = (contentHash: string) =>
      store.submitEnquiry(quoteSubmission({ ...mailed, limits, contentHash }));
    await submit('a');
    await store.purgeEnquiries({
      lastContactBefore: 0,
      withdrawnBefore: 0,
      now: Date.now() + 3 * 86_400_000,
    });
    const { reference } = await submit('b');
    expect(await store.listEnquiries({ state: 'quarantined' })).toMatchObject([{ reference }]);
    await store.close();
  });

  test('a statement may take as long as whoever opened the store waits, the commands of the owner longer than a visitor', async () => {
    const url = await server.createSchema();
    const waits = createPostgresqlStore({ url, timeoutMs: 200 });
    await waits.submitEnquiry(quoteSubmission());
    const client = new pg.Client(url);
    await client.connect();
    await client.query('begin; lock table outbox');
    // Of the time for a statement, before that for a lock has passed.
    await expect(waits.countPending(null)).rejects.toMatchObject({ failure: 'timeout', code: '57014' });
    await client.end();
    await waits.close();
  });

  test('counting 20,000 enquiries is no statement that the server compiles before it runs it', async () => {
    const url = await server.createSchema();
    const store = createPostgresqlStore({ url });
    await store.submitEnquiry(quoteSubmission());
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`insert into enquiry select 'i' || n, 'r' || n, 't' || n, form, state, fields, earlier, phone, email, null,
      content_hash, notice, spam_score, spam_reasons, received_at, last_contact_at, null from enquiry, generate_series(1, 20000) n`);
    await client.query(`insert into outbox select 'm' || id, id, null, 'webhook', 'delivered', null, received_at, 1, 0, null, 0, '200',
      received_at from enquiry`);
    await client.query('analyze');
    const step = countEnquiries({ since: 0 }).next();
    const sql = step.done ? '' : step.value.sql;
    const { rows } = await client.query(`explain (format json) ${sql.replaceAll('$1', '0')}`);
    // Compiling takes seconds, and the store waits for five: there would be no digest any more, and no purge after it.
    const { rows: settings } = await client.query('show jit_above_cost');
    expect(rows[0]['QUERY PLAN'][0].Plan['Total Cost']).toBeLessThan(Number(settings[0].jit_above_cost));
    await client.end();
    await store.close();
  });

  test('where transactions are serializable unless they say otherwise, enquiries that come at once are all stored', async () => {
    const url = await server.createSchema();
    const store = createPostgresqlStore({
      url: `${url}%20-c%20default_transaction_isolation%3Dserializable`,
    });
    const posts = Array.from({ length: 20 }, (_, index) =>
      store.submitEnquiry(quoteSubmission({ contentHash: `${index}` })),
    );
    const answers = await Promise.allSettled(posts);
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    await store.close();
  });

  test('a user without rights, a schema that is not there and a server without writes are said as such', async () => {
    const url = await server.createSchema();
    const client = new pg.Client(url);
    await client.connect();
    await client.query('create role visitor login');
    await client.end();
    const failures = {
      [url.replace('//postgres@', '//visitor@')]: 'access-denied',
      [url.replace(/test_\d+/, 'nowhere')]: 'access-denied',
      [`${url}%20-c%20default_transaction_read_only%3Don`]: 'read-only',
    };
    for (const [address, failure] of Object.entries(failures)) {
      const store = createPostgresqlStore({ url: address });
      await expect(store.submitEnquiry(quoteSubmission())).rejects.toMatchObject({ failure });
      await store.close();
    }
  });

  test('a database without the letters of Telugu is not ready, and says why', async () => {
    const url = await server.createSchema();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`create database latin template template0 encoding 'LATIN1' locale 'C'`);
    await client.end();
    const store = createPostgresqlStore({
      url: url.replace('/postgres?', '/latin?').replace(/&options=.*/, ''),
    });
    const telugu = { name: 'లక్ష్మి', phone: '90000 00000' };
    await expect(store.submitEnquiry(quoteSubmission({ fields: telugu }))).rejects.toMatchObject({
      failure: 'wrong-encoding',
    });
    expect(await probeStore(store, systemClock)).toBe('wrong-encoding');
    await store.close();
  });
});
