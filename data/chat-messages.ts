import { whatsappGreeting } from './business.ts';

/** What WhatsApp opens with on a service's page, card or modal. */
export function serviceChat(service: string): string {
  return `${whatsappGreeting} It is about ${service}.`;
}

/** What WhatsApp opens with from a row of the service areas. */
export function areaChat(area: string): string {
  return `${whatsappGreeting} The floor is in ${area}.`;
}
