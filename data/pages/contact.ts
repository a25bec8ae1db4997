import { type SettingLine, settingLines } from '../before-the-call.ts';
import { openingHours, replyWithinHours } from '../business.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import { formatTime } from '../time-of-day.ts';

export interface ContactPage {
  head: PageHead;
  hero: { headline: string; lede: string; picture: PictureId };
  form: {
    heading: string;
    text: string;
    submit: string;
    /** Shown when the visitor came from a price row or an area and the form is already filled in with `{choice}`. */
    prefilled: string;
  };
  details: {
    heading: string;
    call: { heading: string; text: string };
    /** `short` stands in the plate. */
    whatsapp: { heading: string; text: string; short: string };
    email: { heading: string; text: string };
    location: { heading: string; text: string; map: string };
    /** `of` stands below them until a clock says whether somebody answers now. */
    hours: { heading: string; of: string };
    settings: readonly SettingLine[];
    services: RichLink;
  };
  /** The groups and their places come from the areas table. */
  areas: {
    heading: string;
    text: string;
    all: RichLink;
    /** An `evening-*`. */
    picture: PictureId;
  };
}

export const contactPage: ContactPage = {
  head: {
    title: 'Contact and Free Quote, Hyderabad',
    description: `Ask for a free visit and a written quote for stone polishing in Hyderabad. Call, WhatsApp, email or form; every message is answered within ${replyWithinHours} hours.`,
    keywords: [
      'stone polishing quote Hyderabad',
      'marble polishing contact',
      'free floor polishing quote',
      'marble polishing near me',
    ],
    picture: 'muggu',
  },

  hero: {
    headline: 'Ask about your floor',
    lede: `Call between ${formatTime(openingHours.opens)} and ${formatTime(openingHours.closes)}, or write at any time.`,
    picture: 'muggu',
  },

  form: {
    heading: 'Send a message',
    text: `We answer within ${replyWithinHours} hours.`,
    submit: 'Send Message',
    prefilled: 'Your choice is filled in below: {choice}. Change it if you like.',
  },

  details: {
    heading: 'Other ways to reach us',
    call: { heading: 'Call', text: 'Best when it is urgent, or hard to describe.' },
    whatsapp: {
      heading: 'WhatsApp',
      text: 'Best for pictures: the whole room, one joint, one close-up.',
      short: 'Send a picture',
    },
    email: { heading: 'Email', text: 'Best for drawings, tenders and several floors at once.' },
    location: {
      heading: 'Location',
      text: 'We work at your place, anywhere in the areas below.',
      map: 'Open in maps',
    },
    hours: {
      heading: 'Hours',
      of: 'For calls and visits',
    },
    settings: settingLines,
    services: { text: 'See what we do for each stone', to: '/services' },
  },

  areas: {
    heading: 'Where we work',
    text: 'The visit is free in all twelve areas. If you live elsewhere, ask us.',
    all: { text: 'More about each area', to: '/service-areas' },
    picture: 'evening-areas',
  },
};
