import type { Logger } from 'pino';
import type { Business } from '../../../data/business.ts';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { monthsBefore } from '../daily/purge-expired.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type ChannelWorkers, startChannelWorkers } from './channel-workers.ts';
import { createFormForward } from './form-forward.ts';
import { createAcknowledgement, createOwnerMail } from './mail.ts';
import type { Channel, OutboxChannel, SendMessage } from './message.ts';
import { configuredChannels, ownerChannels } from './plan-channels.ts';
import { createWebhook } from './webhook.ts';

export interface DeliveryOptions {
  config: EnquiryConfig;
  business: Business;
  store: EnquiryStore;
  clock: Clock;
  steadyNow: () => number;
  log: Logger;
  /** Milliseconds an attempt may take. */
  timeoutMs?: number | undefined;
}

export interface DeliveryService {
  /** Has the channels look at once. */
  wake(channels: readonly OutboxChannel[]): void;
  stop(): Promise<void>;
}

const retryResumeMs = 1_000;

/** Starts the workers of each channel that the operator configured, and finds a way for what waits for another one. */
export function startDelivery(options: DeliveryOptions): DeliveryService {
  const { config, store, clock, steadyNow, log } = options;
  const channels = new Map<OutboxChannel, ChannelWorkers>();
  const stopping = new AbortController();
  const started = start();

  async function start(): Promise<void> {
    while (!stopping.signal.aborted && !(await resume())) await clock.wait(retryResumeMs, stopping.signal);
    if (stopping.signal.aborted) return;
    // Before anything is claimed, so that nothing of it is under way.
    let said = await route(0);
    for (const [channel, send] of createSenders(options)) {
      channels.set(channel, startChannelWorkers({ channel, send, store, clock, steadyNow, log }));
    }
    for (;;) {
      await clock.wait(minuteMs, stopping.signal);
      if (stopping.signal.aborted) return;
      said = await route(said);
    }
  }

  /** Resolves with how many are stranded; says it where that are more than were said. */
  async function route(said: number): Promise<number> {
    const routing = {
      configured: configuredChannels(config),
      routes: ownerChannels(config),
      lastContactBefore: monthsBefore(clock.now(), config.retentionMonths),
      now: steadyNow(),
    };
    // A store that is out of reach says so itself.
    const routed = await store.routeMessages(routing).catch(() => null);
    if (!routed) return said;
    const { moved, stranded } = routed;
    if (moved > 0)
      log.warn({ event: 'rerouted', moved }, 'Messages go out that no configured channel could take before');
    if (stranded > said)
      log.error(
        { event: 'stranded', stranded },
        'Messages wait for a channel that is not configured: `enquiries list --state stranded` names them',
      );
    return stranded;
  }

  // Nobody else delivers from an SQLite file. Replicas on PostgreSQL share its clock, and the leases of one another.
  async function resume(): Promise<boolean> {
    try {
      if (store.kind === 'sqlite') await store.resumeDeliveries(null);
      return true;
    } catch {
      return false;
    }
  }

  return {
    wake: (woken) => {
      for (const channel of woken) channels.get(channel)?.wake();
    },
    stop: async () => {
      stopping.abort();
      await started;
      await Promise.all([...channels.values()].map((workers) => workers.stop()));
    },
  };
}

function createSenders({ config, business, clock, timeoutMs }: DeliveryOptions): Map<Channel, SendMessage> {
  const senders = new Map<Channel, SendMessage>();
  const { forwardUrls, webhook, mail } = config;
  if (forwardUrls.quote || forwardUrls.contact)
    senders.set('form', createFormForward(forwardUrls, timeoutMs));
  if (webhook) senders.set('webhook', createWebhook({ ...webhook, clock, timeoutMs }));
  if (mail) {
    senders.set('mail', createOwnerMail({ mail, business, timeoutMs }));
    if (mail.acknowledges)
      senders.set('acknowledgement', createAcknowledgement({ mail, business, timeoutMs }));
  }
  return senders;
}
