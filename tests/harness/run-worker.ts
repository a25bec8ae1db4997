import { Worker } from 'node:worker_threads';

/** Runs a module in a thread of its own, tells it when `until` has happened, and resolves with what it says. */
export async function runWorker<Said>(
  module: URL,
  workerData: unknown,
  until?: Promise<unknown>,
): Promise<Said> {
  const worker = new Worker(module, { workerData });
  void until?.then(() => worker.postMessage('stop'));
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}
