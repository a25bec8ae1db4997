import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { Clock } from '../clock.ts';
import type { Channel, DigestMessage } from '../delivery/message.ts';
import { digestChannels } from '../delivery/plan-channels.ts';
import { indianDay, indianHour } from '../indian-time.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

const day = 86_400_000;

export interface DigestOptions {
  store: EnquiryStore;
  config: EnquiryConfig;
  clock: Clock;
  steadyNow: () => number;
}

/**
 * Puts the digest of the day into the outbox, with its counts even when all are 0. Null where the hour for it has not
 * come; no channels where another process was first, or where there is nobody to send it to.
 */
export async function sendDigest({
  store,
  config,
  clock,
  steadyNow,
}: DigestOptions): Promise<{ message: DigestMessage; channels: readonly Channel[] } | null> {
  const now = clock.now();
  if (indianHour(now) < config.digestHour) return null;
  const channels = digestChannels(config);
  const counts = await store.countEnquiries({ since: now - day });
  const message: DigestMessage = {
    kind: 'digest',
    day: indianDay(now),
    createdAt: now,
    stored: counts.storedSince,
    delivered: counts.deliveredSince,
    withdrawn: counts.withdrawnSince,
    pending: counts.pendingMessages,
    quarantined: counts.quarantined,
  };
  const added = await store.enqueueMessage({
    message,
    channels,
    enquiryId: null,
    dedupeKey: `digest:${message.day}`,
    isHeld: false,
    createdAt: now,
    dueAt: steadyNow(),
  });
  return { message, channels: added > 0 ? channels : [] };
}
