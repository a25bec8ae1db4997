import { openingHours, replyWithinHours } from '../business.ts';
import { nextHeading, nextSteps, sendPictures } from '../enquiry-form.ts';
import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';

export interface ThanksPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** An `evening-*`. */
  picture: PictureId;
  /** What a visitor can do until then, and what the chat opens with. */
  pictures: { press: string; text: string; chat: string };
  next: { heading: string; steps: readonly string[] };
  urgent: { heading: string; text: string };
  /** What answers some questions before we do. */
  meanwhile: { heading: string; links: readonly RichLink[] };
}

export const thanksPage: ThanksPage = withHardSpaces({
  head: {
    title: 'Thank You, We Have Your Message',
    description: `Your message to us is kept. We answer within ${replyWithinHours} hours.`,
    keywords: [],
    picture: 'hero-2',
  },
  headline: `Thank you, we have your message: We answer within ${replyWithinHours} hours`,
  lede: `Calls are made ${openingHours.text}.`,
  picture: 'evening-questions',
  pictures: {
    press: sendPictures,
    text: 'The whole room and one close-\u2060up: then we know the floor before we call.',
    chat: 'Hi! I have just sent your form. Here are pictures of my floor.',
  },
  next: {
    heading: nextHeading,
    steps: [nextSteps[0], 'At the visit we test the stone and measure the rooms.', nextSteps[1]],
  },
  urgent: { heading: 'If it cannot wait', text: 'Call, and say that you have sent the form.' },
  meanwhile: {
    heading: 'To read meanwhile',
    links: [
      { text: 'How polishing works', to: '/blog/how-marble-polishing-works' },
      { text: 'Compare prices', to: '/pricing' },
    ],
  },
});
