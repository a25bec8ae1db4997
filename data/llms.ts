import { replyWithinHours } from './business.ts';
import { dryingTime, workDays } from './figures.ts';
import { packages } from './packages.ts';
import { sitePicturesNote } from './rendered-pictures.ts';

/** The words of `/llms.txt` that no page says. */
export const llmsWords = {
  summary:
    'Grinding, polishing and sealing of marble, Italian marble, granite, Kota stone, Katni marble and mosaic floors and counters in Hyderabad, India. Rates per square foot are public; the visit and the written quote are free.',
  place: 'Where',
  hours: 'Visits and calls',
  contact: 'Contact',
  notes: [
    `Messages are accepted at any time and answered within ${replyWithinHours} hours.`,
    `A standard room takes ${workDays.room}, larger areas ${workDays.larger}, plus ${dryingTime} of drying before the sealer.`,
    `Warranty on the finish: ${packages.map(({ name, warrantyYears }) => `${name} ${warrantyYears}`).join(', ')} (years).`,
    ...(sitePicturesNote ? [sitePicturesNote] : []),
  ],
  services: 'Services',
  guides: 'Guides',
  articles: 'Articles',
  pages: 'Other pages',
  perSquareFoot: 'per sq ft',
} as const;
