import type { PageHead } from '../page-head.ts';
import type { PictureId } from '../pictures.ts';

export interface EstimatePage {
  head: PageHead & { picture: PictureId };
  headline: string;
  lede: string;
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
    picture: 'service-refinishing',
  },
  headline: 'Your estimate',
  lede: 'No name or number needed. Your choices are kept in the link, so you can save or send it.',
  closing: {
    heading: 'From a range to a price',
    text: 'The visit is free: we measure, look at the stone, and put the price in writing.',
    call: 'Call for Quote',
    whatsapp: 'WhatsApp Quote',
  },
  printed: 'For a written quote call {phone}.',
};
