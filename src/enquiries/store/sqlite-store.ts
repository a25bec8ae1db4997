import { Worker } from 'node:worker_threads';
import { minuteMs } from '../../base/durations.ts';
import { type EnquiryStore, storeOperations } from './enquiry-store.ts';
import { copyByWorker } from './sqlite/copy-store.ts';
import type { WorkerMessage, WorkerRequest } from './sqlite/serve-store.ts';
import { StoreError } from './store-error.ts';

export interface SqliteStoreOptions {
  /** The file; its folder is made if it is missing. */
  path: string;
  /** Instead of the worker beside this code. */
  workerUrl?: URL | undefined;
  /** Milliseconds until an answer that does not come counts as a failure. */
  timeoutMs?: number | undefined;
  /** Called when the file is found damaged, lost or changed by somebody else. */
  onDamage?: (damage: { cause: string }) => void;
  /** Called when a new file has taken over what could be read of one that was set aside. */
  onRecovery?: (recovery: { setAside: string; enquiries: number }) => void;
  /** Called when the write-ahead log could not be emptied of what was erased. */
  onWalKept?: (error: StoreError) => void;
  /** Called with why the worker died; it is started again with the next request. */
  onCrash?: (error: Error) => void;
}

// In the build each is a bundle of its own beside all others.
const isBuilt = import.meta.url.endsWith('.js');
const sqliteWorker = new URL(isBuilt ? './sqlite-worker.js' : './sqlite-worker.ts', import.meta.url);
const copyWorker = new URL(isBuilt ? './sqlite-copy-worker.js' : './sqlite-copy-worker.ts', import.meta.url);

type Unsent<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: StoreError) => void;
  timer: NodeJS.Timeout;
}

// Beyond this the disk is slower than visitors arrive, and a quick "try again" serves them better than a queue.
const maxWaiting = 10_000;

/** The store in a file of SQLite, in a worker thread that is started when it is needed and again when it dies. */
export function createSqliteStore({
  path,
  workerUrl = sqliteWorker,
  timeoutMs = 5_000,
  onDamage = () => {},
  onRecovery = () => {},
  onWalKept = () => {},
  onCrash = () => {},
}: SqliteStoreOptions): EnquiryStore {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let isClosed = false;

  function ask<Result>(request: Unsent<WorkerRequest>, withinMs: number): Promise<Result> {
    if (isClosed) return Promise.reject(new StoreError('closed'));
    if (waiting.size >= maxWaiting) return Promise.reject(new StoreError('busy', 'queue'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(id)?.reject(new StoreError('timeout')), withinMs);
      waiting.set(id, { resolve, reject, timer });
      worker ??= start();
      worker.postMessage({ ...request, id });
    });
  }

  function start(): Worker {
    const started = new Worker(workerUrl, { workerData: { path }, name: 'enquiry-store' });
    // The server ends when its own work does.
    started.unref();
    started.on('message', receive);
    started.on('error', onCrash);
    started.on('exit', () => {
      if (worker === started) worker = null;
      for (const id of [...waiting.keys()]) settle(id)?.reject(new StoreError('unavailable', 'worker'));
    });
    return started;
  }

  function receive(message: WorkerMessage): void {
    if (message.kind === 'damage') onDamage(message);
    else if (message.kind === 'recovery') onRecovery(message);
    else if (message.kind === 'wal-kept') onWalKept(new StoreError(message.failure, message.code));
    else if (message.kind === 'reply') settle(message.id)?.resolve(message.result as never);
    else settle(message.id)?.reject(new StoreError(message.failure, message.code));
  }

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id);
    if (found) clearTimeout(found.timer);
    waiting.delete(id);
    return found;
  }

  async function close(): Promise<void> {
    const running = worker;
    if (isClosed || !running) {
      isClosed = true;
      return;
    }
    const closed = ask({ kind: 'close' }, timeoutMs).catch(() => {});
    isClosed = true;
    await closed;
    await running.terminate();
  }

  return {
    kind: 'sqlite',
    ...storeOperations((name, input) => ask({ kind: 'operation', name, input }, timeoutMs)),
    backup: async (to) => copyByWorker(copyWorker, { from: await ask({ kind: 'locate' }, timeoutMs), to }),
    check: () => ask({ kind: 'check' }, 10 * minuteMs),
    close,
  };
}
