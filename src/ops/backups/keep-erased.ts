import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

/** Enquiries that a backup still had. */
export interface KeptErased {
  erased: number;
  withdrawn: number;
}

/**
 * Has what people took back since a backup was made stay so when it is restored: what is erased or withdrawn in the file `inUse` is
 * erased or withdrawn in `restored`. Corrections are not carried over. Null where `inUse` cannot be read, or is not there.
 * @throws the database's error where `restored` cannot be written; nothing of it has changed then
 */
export function keepErased(inUse: string, restored: string): KeptErased | null {
  const takenBack = readTakenBack(inUse);
  if (!takenBack) return null;
  using database = new DatabaseSync(restored, { limits: { attach: 0 } });
  // Leaves no log beside the file, and nothing of what is erased in it.
  database.exec(
    'pragma journal_mode = delete; pragma secure_delete = on; pragma temp_store = memory; begin immediate',
  );
  const bury = database.prepare(
    'insert or ignore into tombstone (reference, form, received_month, erased_at, reason) values (?, ?, ?, ?, ?)',
  );
  const erase = database.prepare('delete from enquiry where reference = ?');
  const cancel = database.prepare(
    `update outbox set state = 'cancelled', message = null, last_result = 'withdrawn'
      where state in ('pending', 'held', 'stranded') and enquiry_id in (select id from enquiry where reference = ?)`,
  );
  const withdraw = database.prepare(
    `update enquiry set state = 'withdrawn', withdrawn_at = ?, form_key = null
      where reference = ? and state <> 'withdrawn'`,
  );
  let [erased, withdrawn] = [0, 0];
  for (const {
    reference = '',
    form = '',
    received_month = '',
    erased_at = 0,
    reason = '',
  } of takenBack.erased) {
    bury.run(reference, form, received_month, erased_at, reason);
    erased += Number(erase.run(reference).changes);
  }
  for (const { reference = '', withdrawn_at = 0 } of takenBack.withdrawn) {
    cancel.run(reference);
    withdrawn += Number(withdraw.run(withdrawn_at, reference).changes);
  }
  database.exec('commit');
  return { erased, withdrawn };
}

type Rows = Record<string, SQLOutputValue>[];

function readTakenBack(path: string): { erased: Rows; withdrawn: Rows } | null {
  try {
    using database = new DatabaseSync(path, { readOnly: true, limits: { attach: 0 } });
    return {
      erased: database.prepare('select * from tombstone').all(),
      withdrawn: database
        .prepare(`select reference, withdrawn_at from enquiry where state = 'withdrawn'`)
        .all(),
    };
  } catch {
    // Damage may be why somebody restores.
    return null;
  }
}
