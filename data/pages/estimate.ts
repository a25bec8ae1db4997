import { replyWithinHours } from '../business.ts';
import { visitLength } from '../figures.ts';
import type { PageHead } from '../page-head.ts';
import type { PictureId } from '../pictures.ts';

export interface EstimatePage {
  head: PageHead & { picture: PictureId };
  headline: string;
  lede: string;
  /** What follows an estimate. */
  next: { heading: string; steps: readonly { title: string; text: string }[] };
  closing: { heading: string; text: string; call: string; whatsapp: string };
  /** `{phone}`. */
  printed: string;
}

/** The page of one estimate, to be printed, shared and come back to. */
export const estimatePage: EstimatePage = {
  head: {
    title: 'Floor Polishing Cost Estimate',
    description:
      'Choose rooms, stone and package: square feet, counters and stairs times the published rates give a range in rupees. No name or number needed.',
    keywords: [
      'floor polishing cost calculator',
      'marble polishing estimate',
      'granite polishing cost Hyderabad',
    ],
    picture: 'still-reckoning',
  },
  headline: 'Your estimate',
  lede: 'No name or number needed. The link keeps your choices.',
  next: {
    heading: 'From a range to a price',
    steps: [
      { title: 'You send it', text: `The answer comes within ${replyWithinHours} hours.` },
      { title: 'We visit, free', text: `Measuring takes ${visitLength}.` },
      { title: 'One price, in writing', text: 'It costs nothing to decide against it.' },
    ],
  },
  closing: {
    heading: 'Rather ask first?',
    text: 'Call, or send a picture of the floor.',
    call: 'Call for Quote',
    whatsapp: 'WhatsApp Quote',
  },
  printed: 'For a written quote call {phone}.',
};
