import { replyWithinHours } from '../business.ts';
import type { Faq } from '../faqs.ts';
import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { PictureId } from '../pictures.ts';

export interface FaqPage {
  head: PageHead;
  hero: { headline: string; lede: string; picture: PictureId };
  parts: readonly { id: Faq['part']; heading: string }[];
  callToAction: {
    heading: string;
    text: string;
    call: string;
    whatsapp: string;
    link: { text: string; to: '/contact#quote' };
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
    picture: 'still-questions',
  },

  hero: {
    headline: 'Questions at the door',
    lede: 'Ten answers, each one as we would give it in your hall.',
    picture: 'still-questions',
  },

  parts: [
    { id: 'before', heading: 'Before you book' },
    { id: 'during', heading: 'While we work' },
    { id: 'after', heading: 'The finished floor' },
  ],

  callToAction: {
    heading: 'Ask your own question',
    text: `No question about a floor is too small. A message is answered within ${replyWithinHours} hours.`,
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
});
