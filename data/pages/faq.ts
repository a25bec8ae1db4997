import { openingHours, replyWithinHours } from '../business.ts';
import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

export interface FaqPage {
  head: PageHead;
  hero: { headline: string; lede: string };
  list: { heading: string };
  contact: {
    heading: string;
    text: string;
    call: { title: string; text: string };
    whatsapp: { title: string; text: string };
    form: { title: string; text: string; link: RichLink };
  };
}

export const faqPage: FaqPage = withHardSpaces({
  head: {
    title: 'Questions About Stone Polishing',
    description:
      'Ten straight answers on polishing marble, granite, Kota and mosaic: how long a room takes, what it costs, dust, noise, drying, sealing and warranty.',
    keywords: [
      'marble polishing questions',
      'how long does marble polishing take',
      'marble polishing dust',
      'floor polishing warranty',
    ],
    picture: 'hero-3',
  },

  hero: {
    headline: 'Questions and answers',
    lede: 'Ten answers, each one as we would give it in your hall.',
  },

  list: { heading: 'Ten questions' },

  contact: {
    heading: 'Ask your own question',
    text: 'Ask us directly. No question about a floor is too small.',
    call: { title: 'Call', text: openingHours.text },
    whatsapp: { title: 'WhatsApp', text: 'At any time, with a picture if you can' },
    form: {
      title: 'Message',
      text: `Answered within ${replyWithinHours} hours`,
      link: { text: 'Open the form', to: '/contact#quote' },
    },
  },
});
