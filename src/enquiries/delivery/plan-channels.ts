import type { FormId, FormValues } from '../../../data/forms.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { Channel, OutboxChannel } from './message.ts';

/** Every channel the operator configured; none means that nobody is told of an enquiry until there is one. */
export function configuredChannels(config: EnquiryConfig): Channel[] {
  const found: Channel[] = [];
  if (config.forwardUrls.quote || config.forwardUrls.contact) found.push('form');
  if (config.webhook) found.push('webhook');
  if (config.mail) found.push('mail');
  if (config.mail?.acknowledges) found.push('acknowledgement');
  return found;
}

/** Where a new enquiry goes. The newsletter has no external form service. */
export function enquiryChannels(config: EnquiryConfig, form: FormId, fields: FormValues): Channel[] {
  return configuredChannels(config).filter((channel) => {
    if (channel === 'form') return form !== 'newsletter' && config.forwardUrls[form] !== null;
    if (channel === 'acknowledgement') return fields.email !== undefined;
    return true;
  });
}

/** By form, the channels that tell the owner of what is sent with it. */
export function ownerChannels(config: EnquiryConfig): Record<FormId, Channel[]> {
  const of = (form: FormId): Channel[] => enquiryChannels(config, form, {});
  return { quote: of('quote'), contact: of('contact'), newsletter: of('newsletter') };
}

/** Who hears that an enquiry was withdrawn. A form service knows no such thing. */
export function withdrawalChannels(config: EnquiryConfig): OutboxChannel[] {
  return configuredChannels(config).length > 0 ? ownChannels(config) : ['unassigned'];
}

/** Where the daily digest goes: to the owner's own channels, and to a form service where there is no other. */
export function digestChannels(config: EnquiryConfig): Channel[] {
  const own = ownChannels(config);
  return own.length > 0 ? own : configuredChannels(config).filter((channel) => channel === 'form');
}

function ownChannels(config: EnquiryConfig): Channel[] {
  return configuredChannels(config).filter((channel) => channel === 'webhook' || channel === 'mail');
}
