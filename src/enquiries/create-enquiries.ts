import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Business } from '../../data/business.ts';
import { type Clock, createSteadyTime, systemClock } from '../base/clock.ts';
import { minuteMs } from '../base/durations.ts';
import type { EnquiryConfig } from '../config/enquiry-config.ts';
import { createStore } from './create-store.ts';
import { startDailyWork } from './daily/start-daily-work.ts';
import type { Channel, OutboxChannel } from './delivery/message.ts';
import { configuredChannels } from './delivery/plan-channels.ts';
import { type DeliveryService, startDelivery } from './delivery/start-delivery.ts';
import { createEnquiryService, type EnquiryService } from './enquiry-service.ts';
import { createDataLock, type DataLock, waitForLock } from './store/data-lock.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { SubmissionLimits } from './store/operations/submission-limits.ts';
import type { StoreError, StoreFailure } from './store/store-error.ts';
import { probeStore } from './store-health.ts';

export interface EnquiriesOptions {
  config: EnquiryConfig;
  business: Business;
  log: Logger;
  /** See `createSqliteStore`. */
  workerUrl?: URL;
  clock?: Clock;
  /** Instead of the one the configuration asks for. */
  store?: EnquiryStore;
  /** Milliseconds a delivery attempt may take. */
  deliveryTimeoutMs?: number;
  /** Instead of the ordinary ones. */
  limits?: SubmissionLimits;
  /** Milliseconds to wait for another server that works on the same data folder. */
  lockWaitMs?: number;
  /** Called when that server is still there then: this one must not go on. */
  onLockRefused?: (error: Error) => void;
}

/** State of the enquiries for `/readyz`. */
export interface EnquiryHealth {
  /** Whether an enquiry could be stored now. */
  isReady: boolean;
  store: 'ok' | StoreFailure;
  channels: readonly Channel[];
  /** A warning to the operator although the site works. */
  warning: string | null;
}

/** The enquiries of one server process. */
export interface Enquiries {
  service: EnquiryService;
  /** The store itself, for backups and checks; everything else goes through `service`. */
  store: EnquiryStore;
  health(): Promise<EnquiryHealth>;
  /** Starts delivery and the daily work, once no other server works on the same data folder. The forms work before. */
  start(): void;
  /** Resolves when this server is the one that works on its data folder; never where it is stopped before that. */
  owned: Promise<void>;
  /** Ends attempts under way and closes the store; what is pending goes on after the next start. */
  stop(): Promise<void>;
}

const longestStopMs = 5_000;
// A server that was told to stop ends within 42 seconds (docs/deployment.md).
const lockWaitMs = minuteMs;

const nobodyIsTold =
  'No channel is configured: enquiries are stored, but nobody is told. Set WEBHOOK_URL, SMTP_URL or a forward URL.';

export function createEnquiries(options: EnquiriesOptions): Enquiries {
  const { config, business, log, workerUrl, clock = systemClock } = options;
  const opened = options.store ?? createStore(config, log, { workerUrl });
  const { limits } = options;
  const store: EnquiryStore = limits
    ? { ...opened, submitEnquiry: (submission) => opened.submitEnquiry({ ...submission, limits }) }
    : opened;
  const lock = options.store || config.databaseUrl ? null : createDataLock(config.dataDirectory);
  // In words that do not hang on the working directory.
  const folder = resolve(config.dataDirectory);
  const owned = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let isWaitingForLock = false;
  const steadyNow = createSteadyTime(clock);
  const channels = configuredChannels(config);
  let delivery: DeliveryService | null = null;
  let stopDailyWork: (() => Promise<void>) | null = null;
  const onEnqueued = (enqueued: readonly OutboxChannel[]): void => delivery?.wake(enqueued);

  function start(): void {
    log.info(
      {
        event: 'enquiries',
        store: store.kind,
        ...(store.kind === 'sqlite' && { folder }),
        channels,
        formMode: config.formMode,
      },
      channels.length > 0 ? 'Enquiries are stored and delivered' : nobodyIsTold,
    );
    void startOwnWork();
  }

  async function startOwnWork(): Promise<void> {
    if (lock && !(await isTaken(lock))) return;
    owned.resolve();
    const timeoutMs = options.deliveryTimeoutMs;
    delivery = startDelivery({ config, business, store, clock, steadyNow, log, timeoutMs });
    stopDailyWork = startDailyWork({ store, config, clock, log, onEnqueued });
  }

  async function isTaken(lock: DataLock): Promise<boolean> {
    isWaitingForLock = true;
    const waitMs = options.lockWaitMs ?? lockWaitMs;
    const onFailure = (err: StoreError): void =>
      log.error(
        { event: 'lock', folder, code: err.code, err },
        'The data folder cannot be used: until it can, enquiries are not stored or not delivered',
      );
    const end = await waitForLock(lock, { clock, waitMs, signal: stopping.signal, onFailure });
    if (end === 'taken') isWaitingForLock = false;
    if (end === 'refused') options.onLockRefused?.(folderInUse(folder, lock.holder()));
    return end === 'taken';
  }

  async function health(): Promise<EnquiryHealth> {
    const found = await probeStore(store, clock);
    // What keeps enquiries from being stored comes first: it may keep the lock from being taken, too.
    const verdict = found === 'ok' && isWaitingForLock ? 'locked' : found;
    return {
      isReady: verdict === 'ok',
      store: verdict,
      channels,
      warning: channels.length > 0 ? null : nobodyIsTold,
    };
  }

  async function stop(): Promise<void> {
    stopping.abort();
    const ended = new AbortController();
    const work = Promise.all([delivery?.stop(), stopDailyWork?.()]).then(() => ended.abort());
    // An attempt that hangs is left behind: it is made again after the next start, with the same id.
    await Promise.race([work, clock.wait(longestStopMs, ended.signal)]);
    lock?.release();
    await store.close();
  }

  return {
    store,
    service: createEnquiryService({ store, config, clock, log, onEnqueued }),
    owned: owned.promise,
    health,
    start,
    stop,
  };
}

/** Two servers on one data folder would send everything twice. */
function folderInUse(folder: string, holder: string): Error {
  return new Error(
    `Another server works on the data folder ${folder}: ${holder}. Stop that one, or set DATA_DIR to another folder.`,
  );
}
