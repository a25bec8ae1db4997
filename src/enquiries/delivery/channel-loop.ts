import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { Settlement } from '../store/operations/claim-deliveries.ts';
import { backOff, isOverdue } from './back-off.ts';
import type { Channel, Delivery } from './message.ts';
import { DeliveryError, type SendMessage } from './send-message.ts';

export interface ChannelLoopOptions {
  channel: Channel;
  send: SendMessage;
  store: EnquiryStore;
  clock: Clock;
  steadyNow: () => number;
  log: Logger;
  /** Milliseconds a claim holds a message; longer than an attempt can take. */
  leaseMs?: number;
}

/** Delivers the messages of one channel, so that one that hangs holds up no other. */
export interface ChannelLoop {
  /** Looks at once instead of at the next look. */
  wake(): void;
  /** Ends after the attempts under way. */
  stop(): Promise<void>;
}

const atOnce = 8;
// Other processes (a replica, the owner's commands) put messages in too.
const lookEveryMs = 5_000;

/** Starts delivering. Every message is sent at least once, with the same id each time, until it is accepted. */
export function startChannelLoop(options: ChannelLoopOptions): ChannelLoop {
  const { channel, send, store, clock, steadyNow, log, leaseMs = 60_000 } = options;
  const stopping = new AbortController();
  // Ends of attempts that the store could not take down yet: told first when it is back, so that nothing is sent twice.
  const unsettled = new Map<string, Settlement>();
  let waking = new AbortController();
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const wait = await deliverDue().catch(() => lookEveryMs);
      if (wait > 0) await clock.wait(wait, AbortSignal.any([waking.signal, stopping.signal]));
    }
  }

  // Resolves with how long nothing will be due.
  async function deliverDue(): Promise<number> {
    for (const settlement of unsettled.values()) await settle(settlement);
    const lease = randomUUID();
    const claimed = await store.claimDeliveries({ channel, lease, leaseMs, limit: atOnce, now: steadyNow() });
    await Promise.all(claimed.map((delivery) => attempt(delivery, lease)));
    if (claimed.length > 0) return 0;
    const due = await store.nextDue({ channel });
    return due === null ? lookEveryMs : Math.max(1, Math.min(due - steadyNow(), lookEveryMs));
  }

  async function attempt(delivery: Delivery, lease: string): Promise<void> {
    const { id, attempts, message } = delivery;
    const subject = { event: 'delivery', channel, messageId: id, kind: message.kind, attempt: attempts + 1 };
    const end = await sendOnce(delivery);
    const { result } = end;
    if (end.isDelivered) {
      log.info({ ...subject, result }, 'Message delivered');
      return settle({ id, lease, at: clock.now(), result, isDelivered: true });
    }
    const wait = backOff(attempts + 1);
    const fields = { ...subject, result, retryInSeconds: wait / 1000 };
    if (isOverdue(attempts + 1)) log.error(fields, 'Message still not delivered');
    else log.warn(fields, 'Message not delivered, will be tried again');
    return settle({ id, lease, at: clock.now(), result, isDelivered: false, dueAt: steadyNow() + wait });
  }

  async function sendOnce(delivery: Delivery): Promise<{ isDelivered: boolean; result: string }> {
    try {
      return { isDelivered: true, result: await send(delivery) };
    } catch (error) {
      // Of an error that is not ours, the name alone: its words may be the visitor's.
      const result =
        error instanceof DeliveryError ? error.result : error instanceof Error ? error.name : 'failed';
      return { isDelivered: false, result };
    }
  }

  async function settle(settlement: Settlement): Promise<void> {
    unsettled.set(settlement.id, settlement);
    await store.settleDelivery(settlement);
    unsettled.delete(settlement.id);
  }

  return {
    wake: () => waking.abort(),
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
