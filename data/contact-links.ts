import type { Business } from './business.ts';

/** `tel:` address of a number in any notation; a leading + is kept. */
export function telLink(phone: string): string {
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits(phone)}`;
}

/** Chat address of a WhatsApp number in international notation, with the message already typed if one is given. */
export function whatsappLink(whatsapp: string, text?: string): string {
  const chat = `https://wa.me/${digits(whatsapp)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** `mailto:` address. Everything that could start a header or a second recipient is encoded. */
export function mailLink(email: string): string {
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

/** An E.164 number as Indian readers group it: `+91 90000 00000`. Other countries' numbers are left as they are. */
export function displayPhone(phone: string): string {
  const landline = /^\+9140(\d{4})(\d{4})$/.exec(phone);
  if (landline) return `+91 40 ${landline[1]} ${landline[2]}`;
  const mobile = /^\+91(\d{5})(\d{5})$/.exec(phone);
  return mobile ? `+91 ${mobile[1]} ${mobile[2]}` : phone;
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}
