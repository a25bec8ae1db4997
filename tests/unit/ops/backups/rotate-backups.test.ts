import { expect, test } from 'vitest';
import { backupName, expiredBackups } from '../../../../src/ops/backups/backup-files.ts';

const hour = 3_600_000;
const newest = Date.parse('2026-11-21T12:00:00Z');

function hourly(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: backupName(newest - index * hour),
    at: newest - index * hour,
  }));
}

test('the newest hours are kept, and the last one of each day before', () => {
  const backups = hourly(24 * 20);
  const expired = new Set(expiredBackups(backups, { hourly: 48, daily: 14 }));
  const kept = backups.filter((backup) => !expired.has(backup));
  expect(kept.slice(0, 48)).toEqual(backups.slice(0, 48));
  const days = kept.map(({ at }) => new Date(at).toISOString().slice(0, 10));
  expect(new Set(days).size).toBe(14);
  expect(kept.at(-1)?.name).toBe('enquiries-2026-11-08T23-00-00Z.db');
});

test('few backups are all kept, however old', () => {
  expect(expiredBackups(hourly(3), { hourly: 48, daily: 14 })).toEqual([]);
});
