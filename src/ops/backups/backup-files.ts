import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A finished backup in its folder. */
export interface BackupFile {
  name: string;
  /** When it was made, in milliseconds since the epoch, by its name. */
  at: number;
}

const pattern = /^enquiries-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** `enquiries-2026-11-21T04-00-00Z.db`: sorted by name is sorted by time. */
export function backupName(at: number): string {
  return `enquiries-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/** The backups in a folder, the newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, hour, minute, second] = pattern.exec(name) ?? [];
      return hour ? [{ name, at: Date.parse(`${hour}:${minute}:${second}Z`) }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

/** The file beside a backup that holds its checksum, as `sha256sum --check` reads it. */
export function checksumFile(backup: string): string {
  return `${backup}.sha256`;
}

/** Writes the checksum of what is to be renamed to `backup`. */
export async function writeChecksum(written: string, backup: string): Promise<void> {
  const file = await open(checksumFile(backup), 'w', 0o600);
  try {
    await file.writeFile(`${await sha256Of(written)}  ${basename(backup)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws Error when a backup is not the file that was written, or nothing says what was. */
export async function verifyChecksum(backup: string): Promise<void> {
  const [expected] = (await readFile(checksumFile(backup), 'utf8')).split(' ');
  if ((await sha256Of(backup)) !== expected)
    throw new Error(`${basename(backup)} does not match its checksum: use an older backup.`);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
