import { openingHours } from '../business.ts';
import { withdrawnKeptDays } from '../consent.ts';
import { nextHeading, nextSteps, picturesChat, picturesElsewhere, sendPictures } from '../enquiry-form.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

/** The visitor's own page about what they sent. */
export interface EnquiryPageWords {
  head: PageHead;
  headline: string;
  /** While the store is asked. */
  loading: string;
  /** Leads to the same page for those whose browser runs no script. */
  reload: string;
  states: Record<
    'received' | 'delivered' | 'withdrawn' | 'subscribed' | 'unknown' | 'unavailable',
    StateWords
  >;
  reference: {
    label: string;
    keep: string;
    /** `{reference}`. */
    chat: string;
    whatsapp: string;
    /** `{reference}` and `{phone}`. */
    elsewhere: string;
  };
  sent: { heading: string; at: string };
  /** In `steps` `{time}`: by when an answer comes. */
  next: { heading: string; steps: readonly string[] };
  withdrawal: {
    heading: string;
    text: string;
    ask: string;
    confirm: { heading: string; text: string; yes: string; no: string };
    failed: string;
  };
  newsletter: { heading: string; text: string; ask: string; confirm: { heading: string; text: string } };
  again: RichLink;
}

interface StateWords {
  heading: string;
  /** `{time}`: when it was withdrawn. */
  text: string;
}

export const enquiryPage: EnquiryPageWords = {
  head: {
    title: 'Your Enquiry',
    description:
      'What you sent us, where it is now and what happens next. Only those who have this address can open it.',
    keywords: [],
    picture: 'hero-2',
  },
  headline: 'Your enquiry',
  loading: 'Looking it up…',
  reload: 'Show the page again',

  states: {
    received: {
      heading: 'Thank you. We have it.',
      text: 'Received and stored. It waits for the person who answers.',
    },
    delivered: {
      heading: 'Thank you. We have it.',
      text: 'Received, stored and passed to the person who answers.',
    },
    withdrawn: {
      heading: 'Withdrawn',
      text: `You took it back on {time}. We no longer use it, and erase it within ${withdrawnKeptDays} days.`,
    },
    subscribed: {
      heading: 'You are on the list',
      text: 'The next article comes to you by email. You can leave the list at any time.',
    },
    unknown: {
      heading: 'No enquiry at this address',
      text: 'The address may have been cut when it was copied, or the enquiry has been erased since. Send the form again, or call us.',
    },
    unavailable: {
      heading: 'We cannot look it up just now',
      text: 'Your message is stored all the same. Try again in a minute, or call us.',
    },
  },

  reference: {
    label: 'Your reference',
    keep: 'Note it or take a picture of it. With it we find your message at once when you call.',
    chat: picturesChat,
    whatsapp: sendPictures,
    elsewhere: picturesElsewhere,
  },
  sent: { heading: 'What you sent', at: 'Sent on' },
  next: {
    heading: nextHeading,
    steps: [`We answer by {time}. Calls are made ${openingHours.text}.`, ...nextSteps],
  },

  withdrawal: {
    heading: 'Take it back',
    text: `You can withdraw the enquiry at any time. From then on we do not use it, and we erase it within ${withdrawnKeptDays} days.`,
    ask: 'Withdraw the enquiry',
    confirm: {
      heading: 'Confirm the withdrawal',
      text: 'After this nobody calls you about it, and it cannot be brought back. You can always send a new one.',
      yes: 'Yes, withdraw it',
      no: 'Keep it',
    },
    failed: 'We could not withdraw it just now. Try again in a minute, or call us and give the reference.',
  },
  newsletter: {
    heading: 'Leave the list',
    text: `You can leave at any time. We then send no more articles, and your address is erased within ${withdrawnKeptDays} days.`,
    ask: 'Leave the list',
    confirm: {
      heading: 'Confirm that you leave',
      text: 'After this we send no more articles. You can always subscribe again.',
    },
  },
  again: { text: 'Send a new message', to: '/contact#quote' },
};
