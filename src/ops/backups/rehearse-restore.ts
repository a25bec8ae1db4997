import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { verifyChecksum } from './backup-files.ts';

/** Opens an enquiry file the way the server opens its own. */
export type OpenStore = (path: string) => EnquiryStore;

export interface Rehearsal {
  enquiries: number;
  pendingMessages: number;
}

/**
 * Restores a backup into a folder of its own, opens it as the server would, checks it whole and counts what is in it.
 * @throws Error saying what is wrong with the backup.
 */
export async function rehearseRestore(backup: string, openStore: OpenStore): Promise<Rehearsal> {
  await verifyChecksum(backup);
  // Beside the backups: the temporary folder of a container is memory, and this is as private as they are.
  const folder = join(dirname(backup), '.rehearsal');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const copy = join(folder, 'enquiries.db');
  try {
    await copyFile(backup, copy);
    const store = openStore(copy);
    try {
      const problems = await store.check();
      if (problems.length > 0) throw new Error(problems.join(' '));
      const { enquiries, pendingMessages } = await store.countEnquiries({ since: 0 });
      return { enquiries, pendingMessages };
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
