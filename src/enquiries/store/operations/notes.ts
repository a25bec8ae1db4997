import { type Operation, query, queryOne } from '../operation.ts';

/** Instants the store remembers for the server: when it last wrote, when it last purged. */
export type NoteName = 'probed' | 'purged';

/** Writes an instant down: where this succeeds, an enquiry can be stored too. */
export function* writeNote(note: { name: NoteName; value: number }): Operation<void> {
  yield* query(
    'insert into note (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    note.name,
    note.value,
  );
}

export function* readNote({ name }: { name: NoteName }): Operation<number | null> {
  const row = yield* queryOne('select value from note where name = $1', name);
  return row ? Number(row.value) : null;
}
