import { whatsappGreeting } from './business.ts';

/** What WhatsApp opens with on a service's page, card or modal. */
export function serviceChat(service: string): string {
  return `${whatsappGreeting} It is about ${service}.`;
}
