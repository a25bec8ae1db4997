import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { readJson } from '../operation.ts';

// Parents first: a message without its enquiry would not go in.
const tables = ['enquiry', 'tombstone', 'outbox', 'note'] as const;

type TableRow = Record<string, SQLInputValue>;

/** Rows of a damaged file that could still be read, by table. */
export type SalvagedRows = ReadonlyMap<string, readonly TableRow[]>;

/** Reads what can be read: forwards up to the damage, then backwards up to it. */
export function salvageRows(source: DatabaseSync): SalvagedRows {
  return new Map(
    tables.map((table) => {
      const found = new Map<string, TableRow>();
      for (const order of ['asc', 'desc']) {
        for (const row of readable(source, `select * from ${table} not indexed order by rowid ${order}`)) {
          found.set(String(Object.values(row)[0]), row);
        }
      }
      return [table, [...found.values()]];
    }),
  );
}

/** The same from a file that nobody has open. */
export function salvageFile(path: string): SalvagedRows {
  try {
    using source = new DatabaseSync(path, { readOnly: true, limits: { attach: 0 } });
    return salvageRows(source);
  } catch {
    // Not a database any more: there is nothing to read, and the file stays for a person to look at.
    return new Map();
  }
}

/** The rows of all of them, those of the first before those of the next. */
export function mergeRows(...sources: (SalvagedRows | undefined)[]): SalvagedRows {
  return new Map(tables.map((table) => [table, sources.flatMap((rows) => rows?.get(table) ?? [])]));
}

/** Puts salvaged rows into a new file, beside what is there already; returns how many enquiries went in. */
export function carryOver(database: DatabaseSync, salvaged: SalvagedRows): number {
  let enquiries = 0;
  database.exec('begin immediate');
  for (const [table, rows] of salvaged) {
    // The first of equal rows goes in.
    for (const row of [...rows.filter(isWhole), ...rows.filter((each) => !isWhole(each))]) {
      const added = tryInsert(database, table, row);
      if (table === 'enquiry') enquiries += added;
    }
  }
  database.exec('commit');
  return enquiries;
}

function tryInsert(database: DatabaseSync, table: string, row: TableRow): number {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  try {
    const insert = database.prepare(`insert or ignore into ${table} (${names.join(', ')}) values (${marks})`);
    return Number(insert.run(...Object.values(row)).changes);
  } catch {
    // A message whose enquiry was in the damaged part, or a full disk: the file that was set aside still has it.
    return 0;
  }
}

// Damage can leave a row readable and its JSON torn.
function isWhole(row: TableRow): boolean {
  return ['fields', 'earlier', 'spam_reasons', 'message'].every((name) => {
    const value = row[name];
    return typeof value !== 'string' || readJson(value) !== null;
  });
}

function* readable(source: DatabaseSync, sql: string): Generator<TableRow> {
  try {
    yield* source.prepare(sql).iterate() as Iterable<TableRow>;
  } catch {
    // The damage begins here.
  }
}
