import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { Settlement } from '../store/operations/outbox.ts';
import type { StoreError } from '../store/store-error.ts';
import {
  type Channel,
  type Delivery,
  DeliveryError,
  isKnownKind,
  type SendMessage,
  type TornMessage,
} from './message.ts';
import { isOverdue, retryDelayMs } from './retry-delay.ts';

export interface ChannelWorkersOptions {
  channel: Channel;
  send: SendMessage;
  store: EnquiryStore;
  clock: Clock;
  steadyNow: () => number;
  log: Logger;
}

/** Delivers the messages of one channel, so that one that hangs holds up no other. */
export interface ChannelWorkers {
  /** Looks at once instead of at the next look. */
  wake(): void;
  /** Ends after the attempts under way. */
  stop(): Promise<void>;
}

/** Attempts at a time. One that has taken `slowAfterMs` makes room for another, up to `maxRunning`. */
const atOnce = 8;
const slowAfterMs = 1_000;
const maxRunning = 64;
/** Beyond these, only what was never tried is begun: what hangs again and again keeps no new enquiry waiting. */
const maxRunningRetries = 48;
// Other processes (a replica, the owner's commands) put messages in too.
const lookEveryMs = 5_000;
/** After the store could not be reached. */
const askAgainAfterMs = 500;
/** Milliseconds a claim holds a message; longer than an attempt can take. */
const leaseMs = 60_000;

/** Starts delivering. Every message is sent at least once, with the same id each time, until it is accepted. */
export function startChannelWorkers(options: ChannelWorkersOptions): ChannelWorkers {
  const { channel, send, store, clock, steadyNow, log } = options;
  const stopping = new AbortController();
  // Ends of attempts that the store could not take down yet: told first when it is back, so that nothing is sent twice.
  const unsettled = new Map<string, Settlement>();
  const running = new Set<Promise<void>>();
  let slow = 0;
  // The same until a claim is answered: what a claim got whose answer was lost is got by the next one.
  let lease = randomUUID();
  let waking = new AbortController();
  let isRefused = false;
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const waitMs = await startDue().catch(askAgain);
      if (waitMs > 0) await clock.wait(waitMs, AbortSignal.any([waking.signal, stopping.signal]));
    }
    await Promise.all(running);
  }

  // A store that is out of reach says so itself.
  function askAgain(err: StoreError): number {
    if (err.failure === 'statement' && !isRefused) {
      isRefused = true;
      log.error(
        { event: 'delivery', channel, err },
        'The store refuses to hand messages out: nothing is delivered',
      );
    }
    return askAgainAfterMs;
  }

  /** Resolves with how long nothing can be begun; an attempt that ends or turns slow wakes before that. */
  async function startDue(): Promise<number> {
    for (const settlement of unsettled.values()) {
      await store.settleDelivery(settlement);
      unsettled.delete(settlement.id);
    }
    const limit = freeWorkers();
    if (limit <= 0) return lookEveryMs;
    const attempts = running.size < maxRunningRetries ? 'any' : 'first';
    const claimed = await store.claimDeliveries({
      channel,
      lease,
      leaseMs,
      limit,
      attempts,
      now: steadyNow(),
    });
    isRefused = false;
    for (const delivery of claimed) {
      if (delivery.message) startAttempt(delivery, lease);
      else reportTorn(delivery);
    }
    lease = randomUUID();
    if (claimed.length > 0) return 0;
    const waitMs = await store.nextDue({ channel, now: steadyNow() });
    // Due, and yet not to be had: somebody else is claiming it at this moment, or only new messages are begun now.
    if (waitMs === 0) return 250;
    return Math.min(waitMs ?? lookEveryMs, lookEveryMs);
  }

  function reportTorn({ id, reference }: TornMessage): void {
    log.error(
      { event: 'delivery', channel, messageId: id, reference },
      'A message could not be read any more and was removed: look at its enquiry',
    );
  }

  function freeWorkers(): number {
    return Math.min(atOnce - (running.size - slow), maxRunning - running.size);
  }

  function startAttempt(delivery: Delivery, lease: string): void {
    const over = new AbortController();
    let isSlow = false;
    void clock.wait(slowAfterMs, over.signal).then(() => {
      if (over.signal.aborted) return;
      isSlow = true;
      slow += 1;
      waking.abort();
    });
    const attempt = attemptOnce(delivery, lease).finally(() => {
      over.abort();
      running.delete(attempt);
      if (isSlow) slow -= 1;
      // Where workers were free, all that was due has been claimed.
      if (freeWorkers() <= 1 || unsettled.size > 0) waking.abort();
    });
    running.add(attempt);
  }

  async function attemptOnce(delivery: Delivery, lease: string): Promise<void> {
    const end = await sendOnce(delivery);
    const settlement = { id: delivery.id, lease, at: clock.now(), ...end };
    try {
      await store.settleDelivery(settlement);
    } catch {
      unsettled.set(settlement.id, settlement);
    }
  }

  async function sendOnce(delivery: Delivery) {
    const { id, attempts, message } = delivery;
    const subject = { event: 'delivery', channel, messageId: id, kind: message.kind, attempt: attempts + 1 };
    try {
      if (!isKnownKind(message)) throw new DeliveryError('message of a newer version');
      const result = await send(delivery);
      log.info({ ...subject, result }, 'Message delivered');
      return { outcome: 'delivered', result } as const;
    } catch (error) {
      const result = resultOf(error);
      // The owner's channels are tried for ever. A visitor's address that does not exist will not exist tomorrow, and a
      // day later nobody waits for an acknowledgement.
      const isPermanent = error instanceof DeliveryError && error.isPermanent;
      if (channel === 'acknowledgement' && (isPermanent || isOverdue(attempts + 1))) {
        log.warn({ ...subject, result }, 'Acknowledgement refused, it is not tried again');
        return { outcome: 'refused', result } as const;
      }
      const retryInMs = retryDelayMs(attempts + 1);
      const fields = { ...subject, result, retryInSeconds: retryInMs / 1000 };
      if (isOverdue(attempts + 1)) log.error(fields, 'Message still not delivered');
      else log.warn(fields, 'Message not delivered, will be tried again');
      return { outcome: 'failed', result, now: steadyNow(), retryInMs } as const;
    }
  }

  return {
    wake: () => waking.abort(),
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

// Of an error that is not ours, the name alone: its words may be the visitor's.
function resultOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.result;
  return error instanceof Error ? error.name : 'failed';
}
