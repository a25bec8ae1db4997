import { parentPort, workerData } from 'node:worker_threads';
import { createLiveDatabase } from './sqlite/live-database.ts';
import { serveStore, type WorkerMessage } from './sqlite/serve-store.ts';

// The entry of the worker thread: `node:sqlite` waits for the disk without letting anything else run, so it must not
// do so on the thread that answers visitors.
const port = parentPort;
if (!port) throw new Error('sqlite-worker is started as a worker thread, by createSqliteStore.');

serveStore(
  port,
  createLiveDatabase({
    path: workerData.path,
    now: Date.now,
    onDamage: (damage) => port.postMessage({ kind: 'damage', ...damage } satisfies WorkerMessage),
    onWalKept: ({ failure, code }) =>
      port.postMessage({ kind: 'wal-kept', failure, code } satisfies WorkerMessage),
    onRecovery: (recovery) => port.postMessage({ kind: 'recovery', ...recovery } satisfies WorkerMessage),
  }),
);
