import type { Channel } from '../../../src/enquiries/delivery/message.ts';
import type { EnquiryStore } from '../../../src/enquiries/store/enquiry-store.ts';
import type { Claim } from '../../../src/enquiries/store/operations/outbox.ts';
import { noon } from './submission.ts';

/** Asks at noon for what is due on the webhook; any part can be replaced. */
export function claim(overrides: Partial<Claim> = {}): Claim {
  return {
    channel: 'webhook',
    lease: 'first',
    leaseMs: 60_000,
    limit: 10,
    attempts: 'any',
    now: noon,
    ...overrides,
  };
}

/** Delivers what is due on a channel; with the lease of an earlier claim, what that one got. */
export async function deliver(
  store: EnquiryStore,
  channel: Channel,
  now = noon,
  lease = `lease-${channel}`,
): Promise<void> {
  for (const { id } of await store.claimDeliveries(claim({ channel, lease, now }))) {
    await store.settleDelivery({ id, lease, at: noon, result: '200', outcome: 'delivered' });
  }
}
