import { statSync } from 'node:fs';
import { StoreError } from '../store-error.ts';

/**
 * Notices that the enquiry file is not the one that was opened any more: deleted, replaced, or cut short. SQLite goes
 * on writing to a file without a name and never says so.
 */
export function createFileWatch(path: string): () => void {
  const opened = statSync(path);
  let largest = opened.size;
  return () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new StoreError('damaged', 'deleted');
    if (found.ino !== opened.ino || found.dev !== opened.dev) throw new StoreError('damaged', 'replaced');
    // Without a VACUUM, which nothing here does, the file only grows.
    if (found.size < largest) throw new StoreError('damaged', 'truncated');
    largest = found.size;
  };
}
