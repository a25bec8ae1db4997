import type { PageHead } from '../page-head.ts';
import type { CategorySlug } from './slugs.ts';

/** One subject of the blog, with a page that lists its articles. */
export interface Category {
  slug: CategorySlug;
  name: string;
  /** One sentence, for lists of categories. */
  description: string;
  head: PageHead;
  /** One or two sentences below the page's heading. */
  intro: string;
}

export const categories: readonly Category[] = [
  {
    slug: 'marble-polishing',
    name: 'Marble polishing',
    description: 'What the machine does to a floor or a counter, and how to check it.',
    head: {
      title: 'Marble polishing: articles',
      description:
        'How marble floors and kitchen counters are ground, honed, polished and sealed, with the tests that show whether each step was done.',
      keywords: ['marble polishing guide', 'marble polishing process', 'countertop polishing'],
      picture: 'about-1',
    },
    intro:
      'Grits, powders, sealers and the order they come in. Read these before you let anybody switch on a machine in your house, ours included.',
  },
  {
    slug: 'italian-marble',
    name: 'Italian marble',
    description: 'Soft, filled and costly: choosing imported slabs and living with them.',
    head: {
      title: 'Italian marble: articles',
      description:
        'What sets imported marble apart from granite, how to test an offcut before you buy, and what the floor will ask of you in later years.',
      keywords: ['italian marble guide', 'italian marble vs granite', 'italian marble care'],
      picture: 'service-italian',
    },
    intro:
      'Imported slabs are part stone and part resin, and they come with rules of their own. It is best to know them before the slabs are paid for.',
  },
  {
    slug: 'granite-polishing',
    name: 'Granite polishing',
    description: 'Why hard stone goes dull, and when it needs a machine at all.',
    head: {
      title: 'Granite polishing: articles',
      description:
        'Tests for a granite floor that has gone dull, from a razor blade to a low torch, and what cleaning or re-polishing with oxides can bring back.',
      keywords: ['granite polishing guide', 'dull granite floor', 'granite floor care'],
      picture: 'service-granite',
    },
    intro:
      'Granite wears slowly and collects film quickly. The two look alike from the sofa, and only one of them is expensive.',
  },
  {
    slug: 'maintenance',
    name: 'Maintenance',
    description: 'Cleaning, stains, sealers, and the decision to keep an old floor.',
    head: {
      title: 'Stone floor maintenance: articles',
      description:
        'Cleaning calendars, poultices for stains, water tests for sealers, and how to decide whether an old Kota floor is worth keeping.',
      keywords: ['stone floor maintenance', 'marble floor care', 'old Kota stone floor'],
      picture: 'hero-4',
    },
    intro:
      'What you can do yourself with a mop, a coin and a spoonful of water, and the point at which it stops being enough.',
  },
  {
    slug: 'pricing',
    name: 'Pricing',
    description: 'Rates turned into sums, and how to read what you are offered.',
    head: {
      title: 'Stone polishing costs: articles',
      description:
        'Rates per square foot turned into worked examples for flats, balconies and counters, and the questions that make two quotes comparable.',
      keywords: ['stone polishing cost', 'marble polishing rates', 'floor polishing quote'],
      picture: 'after-1',
    },
    intro:
      'Every rate is public and stands in the price table. These pages show what becomes of it once it meets a real floor.',
  },
];
