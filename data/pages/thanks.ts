import { openingHours, replyWithinHours } from '../business.ts';
import { nextHeading, nextSteps } from '../enquiry-form.ts';
import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';

export interface ThanksPage {
  head: PageHead;
  headline: string;
  lede: string;
  picture: PictureId;
  next: { heading: string; steps: readonly string[] };
  urgent: { text: string; call: string; whatsapp: string };
  links: readonly RichLink[];
}

export const thanksPage: ThanksPage = withHardSpaces({
  head: {
    title: 'Thank You, We Have Your Message',
    description: `Your message to us is kept and has a reference number. We answer within ${replyWithinHours} hours.`,
    keywords: [],
    picture: 'hero-2',
  },
  headline: 'Thank you. We have it.',
  lede: `Your message is kept and will be answered within ${replyWithinHours} hours.`,
  picture: 'hero-2',
  next: {
    heading: nextHeading,
    steps: [`We call during ${openingHours.text}.`, ...nextSteps],
  },
  urgent: { text: 'If it cannot wait:', call: 'Call', whatsapp: 'WhatsApp' },
  links: [
    { text: 'Compare prices', to: '/pricing' },
    { text: 'Read how polishing works', to: '/blog/how-marble-polishing-works' },
    { text: 'Back to the home page', to: '/' },
  ],
});
