import type { DatabaseSync } from 'node:sqlite';

/** Problems of an enquiry file, in sentences; none is a healthy file. */
export function checkDatabase(database: DatabaseSync): string[] {
  const problems: string[] = [];
  for (const row of database.prepare('pragma integrity_check(20)').all()) {
    const verdict = String(Object.values(row)[0]);
    // The words of the check name pages and indexes, never what stands in them.
    if (verdict !== 'ok') problems.push(`The file is damaged: ${verdict}. Restore it from a backup.`);
  }
  const orphans = database.prepare('pragma foreign_key_check').all().length;
  if (orphans > 0) problems.push(`${orphans} messages have lost their enquiry.`);
  return problems;
}
