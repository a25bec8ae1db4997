import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, checksumFile, listBackups } from './backup-files.ts';

export interface Rotation {
  /** The newest ones, whatever their age. */
  hourly: number;
  /** Beyond those, the last one of each of so many days (UTC). */
  daily: number;
}

/**
 * Two days of hours and two weeks of days. An erased enquiry is out of the last backup after the latter, which
 * `/privacy` may promise.
 */
export const rotation: Rotation = { hourly: 48, daily: 14 };

/** Removes what the rotation no longer holds and returns the names. */
export async function rotateBackups(folder: string, kept: Rotation = rotation): Promise<string[]> {
  const expired = expiredBackups(await listBackups(folder), kept);
  for (const { name } of expired) {
    // The checksum goes last: a backup without one is noticed, a checksum without one is not.
    await rm(join(folder, name), { force: true });
    await rm(checksumFile(join(folder, name)), { force: true });
  }
  return expired.map(({ name }) => name);
}

/** Which of the backups, the newest first, the rotation does not hold. */
export function expiredBackups(backups: readonly BackupFile[], { hourly, daily }: Rotation): BackupFile[] {
  const days = new Set<string>();
  return backups.filter(({ at }, index) => {
    const day = new Date(at).toISOString().slice(0, 10);
    const isLastOfDay = !days.has(day) && days.size < daily;
    if (isLastOfDay) days.add(day);
    return index >= hourly && !isLastOfDay;
  });
}
