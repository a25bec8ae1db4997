import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { dayMs, minuteMs } from '../../base/durations.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { Channel, DigestMessage } from '../delivery/message.ts';
import { digestChannels } from '../delivery/plan-channels.ts';
import { indianDay, indianHour } from '../indian-time.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { StoreError, StoreFailure } from '../store/store-error.ts';
import { purgeExpired } from './purge-expired.ts';

export interface DailyWorkOptions {
  store: EnquiryStore;
  config: EnquiryConfig;
  clock: Clock;
  log: Logger;
  onEnqueued: (channels: readonly Channel[]) => void;
}

/** Purges and sends the digest, each once a day; looks every minute whether it is time. Returns what ends it. */
export function startDailyWork(options: DailyWorkOptions): () => Promise<void> {
  const { store, config, clock, log, onEnqueued } = options;
  const stopping = new AbortController();
  let purgedOn = '';
  let lastFailure: StoreFailure | null = null;
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        // A digest that cannot be made keeps nothing from being erased.
        await makeDigest().finally(purgeOnce);
        lastFailure = null;
      } catch (err) {
        const { failure } = err as StoreError;
        if (failure !== lastFailure)
          log.error(
            { event: 'daily', err },
            'The digest or the purge is not done: it is tried again every minute',
          );
        lastFailure = failure;
      }
      await clock.wait(minuteMs, stopping.signal);
    }
  }

  async function makeDigest(): Promise<void> {
    const now = clock.now();
    if (indianHour(now) < config.digestHour || (await dayOfDigest()) === indianDay(now)) return;
    const { message, channels } = await sendDigest(options, now);
    await store.writeNotes({ digest: now });
    // The log says it too: without a channel it is the only place that does.
    log.info({ event: 'digest', ...message, channels }, 'Daily digest');
    onEnqueued(channels);
  }

  async function dayOfDigest(): Promise<string | null> {
    const last = await store.readNote({ name: 'digest' });
    return last === null ? null : indianDay(last);
  }

  async function purgeOnce(): Promise<void> {
    const today = indianDay(clock.now());
    if (purgedOn === today) return;
    await purge();
    purgedOn = today;
  }

  async function purge(): Promise<void> {
    const outcome = await purgeExpired(store, clock.now(), config.retentionMonths);
    if (outcome.isDone) {
      const { expired, untold, withdrawn } = outcome;
      log.info({ event: 'purge', expired, withdrawn }, 'Retention purge done');
      if (untold > 0)
        log.error(
          { event: 'purge', untold },
          'Enquiries whose time was over were erased, and nobody had been told',
        );
      return;
    }
    const { daysJumped, steadyDays } = outcome;
    if (daysJumped === null)
      log.info({ event: 'purge', steadyDays }, 'Retention purge waits until the clock has run on for a week');
    else
      log.warn(
        { event: 'purge', daysJumped },
        'Retention purge put off by a week: the clock has jumped. Check the date of this machine',
      );
  }

  return async function stop() {
    stopping.abort();
    await ended;
  };
}

/**
 * Puts the digest of the day into the outbox, with its counts even when all are 0. No channels where another process was
 * first, or where there is nobody to send it to.
 */
async function sendDigest(
  { store, config }: DailyWorkOptions,
  now: number,
): Promise<{ message: DigestMessage; channels: readonly Channel[] }> {
  const channels = digestChannels(config);
  const counts = await store.countEnquiries({ since: now - dayMs });
  const message: DigestMessage = {
    kind: 'digest',
    day: indianDay(now),
    createdAt: now,
    stored: counts.storedSince,
    delivered: counts.deliveredSince,
    withdrawn: counts.withdrawnSince,
    pending: counts.pendingMessages,
    quarantined: counts.quarantined,
    untold: counts.untold,
  };
  const added = await store.enqueueMessage({
    message,
    channels,
    enquiryId: null,
    dedupeKey: `digest:${message.day}`,
    isHeld: false,
    createdAt: now,
  });
  return { message, channels: added > 0 ? channels : [] };
}
