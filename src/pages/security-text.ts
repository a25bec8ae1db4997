import type { Business } from '../../data/business.ts';
import { mailLink, telLink } from '../../data/contact-links.ts';

const days = 24 * 60 * 60 * 1000;

/** RFC 9116 wants less than a year, so that a forgotten file does not send reports to nobody. */
const validFor = 180 * days;

/** `/.well-known/security.txt`: where to report a weakness of the site. It expires half a year after the day of `now`. */
export function securityText(
  { email, phone }: Pick<Business, 'email' | 'phone'>,
  siteOrigin: string,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / days) * days;
  return [
    `Contact: ${mailLink(email)}`,
    `Contact: ${telLink(phone)}`,
    `Expires: ${new Date(today + validFor).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt\n`,
  ].join('\n');
}
