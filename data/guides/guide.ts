import type { ArticleBlock } from '../articles/article.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import type { ServiceSlug } from '../services/slugs.ts';
import type { GuideSlug } from './slugs.ts';

/** A page about one case that people search for, whatever the stone. */
export interface Guide {
  slug: GuideSlug;
  /** What links to it are called. */
  label: string;
  head: PageHead;
  /** The h1; the city is in it. */
  title: string;
  /** One or two sentences, below the h1. */
  excerpt: string;
  /** What it answers, in a line or two of a phone's list. */
  summary: string;
  /** Calendar dates in Asia/Kolkata, `YYYY-MM-DD`: the days on which its words were put here and last changed. */
  published: string;
  modified: string;
  picture: PictureId;
  /** The two services whose work it is. */
  services: readonly [ServiceSlug, ServiceSlug];
  /** What its list says of the price, where the lowest rate of the first service does not hold. */
  price?: GuidePrice;
  /** With the questions 500 to 900 words. */
  body: readonly ArticleBlock[];
  questions: readonly { question: string; answer: Rich }[];
}

/** What a list says of the price: of which work, and how much. */
export interface GuidePrice {
  of: string;
  price: string;
}

/** What lists need of a guide. */
export type GuideEntry = Pick<Guide, 'slug' | 'label' | 'summary'>;

export type GuideName = Omit<GuideEntry, 'summary'>;
