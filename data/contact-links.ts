import type { Business } from './business.ts';

/** `tel:` address of a number in any notation; a leading + is kept. */
export function telLink(phone: string): `tel:${string}` {
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits(phone)}`;
}

/** Chat address of a WhatsApp number in international notation, with the message already typed if one is given. */
export function whatsappLink(whatsapp: string, text?: string): string {
  const chat = `https://wa.me/${digits(whatsapp)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** Opens WhatsApp with the text typed already, for whom the visitor chooses. */
export function whatsappShareLink(text: string): string {
  return whatsappLink('', text);
}

/** `mailto:` address. Everything that could start a header or a second recipient is encoded. */
export function mailLink(email: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** The place in one line, with street and PIN code where the owner publishes them. */
export function placeLine({
  street,
  location,
  postalCode,
}: Pick<Business, 'street' | 'location' | 'postalCode'>): string {
  return [street, location, postalCode].filter(Boolean).join(', ');
}

/** The registration for goods and services tax as footer, printed pages and mails name it. */
export function gstinLine(gstin: string): string {
  return `GSTIN ${gstin}`;
}

/**
 * An E.164 number as Indian readers group it: `+91 90000 00000`, `+91 40 2345 6789`. Other countries' numbers are left
 * as they are.
 */
export function displayPhone(phone: string): string {
  const national = /^\+91(\d{10})$/.exec(phone)?.[1];
  return national ? `+91 ${grouped(national)}` : phone;
}

// Area codes of two and of three digits; all other numbers are mobiles.
const metro = /^(?:11|2[02]|33|4[04]|79[1-5]|80[2-46])/;
const city = /^(?:[1-5]|866[2-7]|870[2-6]|891[3-6])/;

function grouped(national: string): string {
  if (metro.test(national)) return national.replace(/^(..)(....)/, '$1 $2 ');
  if (city.test(national)) return national.replace(/^(...)(...)/, '$1 $2 ');
  return national.replace(/^(.....)/, '$1 ');
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}
