import { openDatabase } from '../../../src/enquiries/store/sqlite/open-database.ts';
import { StoreError } from '../../../src/enquiries/store/store-error.ts';

// Opens an enquiry file at a moment that it is told, and says how that ended.
process.on('message', ({ path, at }: { path: string; at: number }) => {
  while (Date.now() < at);
  process.send?.(open(path));
});
process.send?.('ready');

function open(path: string): string {
  try {
    openDatabase(path).close();
    return 'opened';
  } catch (error) {
    return error instanceof StoreError ? `${error.failure} ${error.code}` : String(error);
  }
}
