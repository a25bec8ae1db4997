import type { PageHead } from '../page-head.ts';

export interface GlossaryPage {
  head: PageHead;
  headline: string;
  lede: string;
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
};
