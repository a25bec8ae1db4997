import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { backupName, checksumFile, writeChecksum } from './backup-files.ts';

export interface MadeBackup {
  name: string;
  bytes: number;
}

/**
 * Copies the store, while it is in use, into a new file of the folder, with a checksum beside it. The file has its
 * name only once it is whole and on the disk, so that whatever is listed can be restored.
 */
export async function makeBackup(
  store: Pick<EnquiryStore, 'backup'>,
  folder: string,
  at: number,
): Promise<MadeBackup> {
  const name = backupName(at);
  const backup = join(folder, name);
  const unfinished = join(folder, `.${name}.unfinished`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyStore(store, unfinished);
    const file = await open(unfinished, 'r+');
    try {
      await file.chmod(0o600);
      await file.sync();
    } finally {
      await file.close();
    }
    await writeChecksum(unfinished, backup);
    await rename(unfinished, backup);
    await syncFolder(folder);
    return { name, bytes: (await stat(backup)).size };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    await rm(checksumFile(backup), { force: true }).catch(() => {});
    throw error;
  }
}

// SQLite has been seen to refuse a copy at the start of a busy process and to give no reason (code 0): asked once more.
async function copyStore(store: Pick<EnquiryStore, 'backup'>, file: string): Promise<void> {
  try {
    await rm(file, { force: true });
    await store.backup(file);
  } catch {
    await rm(file, { force: true });
    await store.backup(file);
  }
}

// A name is on the disk when its folder is.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
