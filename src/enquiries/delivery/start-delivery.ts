import type { Logger } from 'pino';
import type { Business } from '../../../data/business.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { Clock } from '../clock.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type ChannelLoop, startChannelLoop } from './channel-loop.ts';
import { createFormForward } from './form-forward.ts';
import { createAcknowledgement, createOwnerMail } from './mail.ts';
import type { Channel } from './message.ts';
import type { SendMessage } from './send-message.ts';
import { createWebhook } from './webhook.ts';

export interface DeliveryOptions {
  config: EnquiryConfig;
  business: Business;
  store: EnquiryStore;
  clock: Clock;
  steadyNow: () => number;
  log: Logger;
  /** Milliseconds an attempt may take. */
  deadlineMs?: number;
}

export interface DeliveryService {
  /** Has the channels look at once. */
  wake(channels: readonly Channel[]): void;
  stop(): Promise<void>;
}

const retryResumeMs = 1_000;

/** Makes everything pending due, then runs one loop for each channel the operator configured. */
export function startDelivery(options: DeliveryOptions): DeliveryService {
  const { store, clock, steadyNow, log } = options;
  const loops = new Map<Channel, ChannelLoop>();
  const stopping = new AbortController();
  const started = start();

  async function start(): Promise<void> {
    while (!stopping.signal.aborted && !(await resume())) await clock.wait(retryResumeMs, stopping.signal);
    if (stopping.signal.aborted) return;
    for (const [channel, send] of createSenders(options)) {
      loops.set(channel, startChannelLoop({ channel, send, store, clock, steadyNow, log }));
    }
  }

  // The process that wrote the due times took its clock with it.
  async function resume(): Promise<boolean> {
    try {
      await store.resumeDeliveries({ now: steadyNow(), breaksLeases: store.kind === 'sqlite' });
      return true;
    } catch {
      return false;
    }
  }

  return {
    wake: (channels) => {
      for (const channel of channels) loops.get(channel)?.wake();
    },
    stop: async () => {
      stopping.abort();
      await started;
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
  };
}

function createSenders({ config, business, clock, deadlineMs }: DeliveryOptions): Map<Channel, SendMessage> {
  const senders = new Map<Channel, SendMessage>();
  const deadline = deadlineMs === undefined ? {} : { deadlineMs };
  const { forwardUrls, webhook, mail } = config;
  if (forwardUrls.quote || forwardUrls.contact)
    senders.set('form', createFormForward(forwardUrls, deadlineMs));
  if (webhook) senders.set('webhook', createWebhook({ ...webhook, clock, ...deadline }));
  if (mail) {
    senders.set('mail', createOwnerMail({ mail, business, ...deadline }));
    if (mail.acknowledges)
      senders.set('acknowledgement', createAcknowledgement({ mail, business, ...deadline }));
  }
  return senders;
}
