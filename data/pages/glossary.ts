import type { PageHead } from '../page-head.ts';

export interface GlossaryPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** Names the list of all words above them. */
  index: string;
  callToAction: {
    heading: string;
    text: string;
    call: string;
    whatsapp: string;
    link: { text: string; to: '/pricing' };
  };
}

export const glossaryPage: GlossaryPage = {
  head: {
    title: 'Stone Polishing Words, Explained',
    description:
      'Twenty words of stone polishing in plain English: lippage, etch, poultice, mirror polish, crystallisation, seven coats, gaj and what each means for your floor.',
    keywords: [
      'lippage meaning',
      'marble etching',
      'mirror polish marble',
      'seven coats polish',
      'gaj to sq ft',
    ],
    picture: 'service-diamond',
  },
  headline: 'Twenty words, so that a quote can be read',
  lede: 'Polishers say them without thinking. Know these and you can ask what is meant, and what it costs.',
  index: 'All words',
  callToAction: {
    heading: 'A word that is not here?',
    text: 'Send us the line of the quote that it stands in. We say what it means, whoever wrote it.',
    call: 'Call',
    whatsapp: 'Ask on WhatsApp',
    link: { text: 'Prices', to: '/pricing' },
  },
};
