import type { ClientBase } from 'pg';
import type { Operation } from '../operation.ts';

/** Runs an operation to its end in a transaction of its own. */
export async function runOperation<Result>(
  client: ClientBase,
  operation: Operation<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    let step = operation.next([]);
    while (!step.done) {
      const { sql, values, only } = step.value;
      const rows = only === 'sqlite' ? [] : (await client.query(sql, [...values])).rows;
      step = operation.next(rows);
    }
    await client.query('commit');
    return step.value;
  } catch (error) {
    // Where the connection is what failed, there is nothing left to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
