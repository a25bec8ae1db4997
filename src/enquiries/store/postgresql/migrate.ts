import type { ClientBase } from 'pg';
import { migrations } from '../migrations.ts';
import { StoreError } from '../store-error.ts';

/** Brings the schema up to date, once however many replicas start together. */
export async function migrate(client: ClientBase): Promise<void> {
  const steps = migrations('postgresql');
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('enquiry-schema'))`);
    await client.query('create table if not exists enquiry_schema (version integer not null)');
    const found = await client.query('select max(version) as version from enquiry_schema');
    const version = Number(found.rows[0]?.version ?? 0);
    if (version > steps.length) throw new StoreError('newer-schema', String(version));
    if (version < steps.length) {
      for (const statement of steps.slice(version).flat()) await client.query(statement);
      await client.query('insert into enquiry_schema (version) values ($1)', [steps.length]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
