import { parentPort, workerData } from 'node:worker_threads';
import { copyStore } from './sqlite/copy-store.ts';

// The entry of the thread that copies the store, and then ends.
parentPort?.postMessage(await copyStore(workerData));
