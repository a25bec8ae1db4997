import type { GlossaryTerm } from '../glossary.ts';
import type { PageHead } from '../page-head.ts';
import type { PictureId } from '../pictures.ts';

export interface GlossaryPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** Names the list of all words above them. */
  index: string;
  /** Each with what its picture shows of its words. */
  parts: readonly {
    id: GlossaryTerm['part'];
    heading: string;
    text: string;
    picture: PictureId;
    caption: string;
  }[];
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
  headline: 'Twenty words to read a quote by',
  lede: 'Know these, and you can ask what is meant and what it costs.',
  index: 'All words, A to Z',
  parts: [
    {
      id: 'floor',
      heading: 'The floor you have',
      text: 'How it was laid, and what happened since.',
      picture: 'close-kitchen',
      caption: 'Left an etch, right a stain.',
    },
    {
      id: 'measure',
      heading: 'What is measured',
      text: 'Area, light, level, hardness, damp: all in figures.',
      picture: 'close-refinishing',
      caption: 'Lippage in tenths of a millimetre, read under a straight edge.',
    },
    {
      id: 'work',
      heading: 'How it is worked',
      text: 'What cuts the stone, and what brings its shine.',
      picture: 'service-diamond',
      caption: 'Seven grits, the coarsest in front.',
    },
    {
      id: 'quote',
      heading: 'What a quote offers',
      text: 'Finishes and treatments, as polishers call them.',
      picture: 'close-diamond',
      caption: 'A coat bends the window; a mirror polish shows it straight.',
    },
  ],
  callToAction: {
    heading: 'A word that is not here?',
    text: 'Send us the line of the quote it is in. We say what it means, whoever wrote it.',
    call: 'Call Now',
    whatsapp: 'Ask on WhatsApp',
    link: { text: 'Prices', to: '/pricing' },
  },
};
