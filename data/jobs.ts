import type { PictureId } from './pictures.ts';
import type { Tier } from './prices.ts';
import type { ServiceSlug } from './services/slugs.ts';
import type { StoneId } from './stones/stones.ts';

/** A finished job, as its owner agreed to have it told. */
export interface Job {
  /** Kebab case; its page is `/jobs/<slug>`. */
  slug: string;
  /** At most 40 characters. */
  title: string;
  /** What was found and what was done, in 70 to 160 characters. */
  words: string;
  service: ServiceSlug;
  tier: Tier;
  /** Slug of the area. */
  area: string;
  stone: StoneId;
  squareFeet: number;
  /** From the first to the last. */
  grits: readonly number[];
  /** Gloss units at 60°, as the meter read them on one spot. */
  gloss: { before: number; after: number };
  days: number;
  /** The whole bill lay between these two amounts, in rupees. */
  price: { from: number; to: number };
  /** The day it was handed over, `YYYY-MM-DD`. */
  finished: string;
  /** Who did it, by the name that they agreed to. */
  by: string;
  /** Photographs of one spot, from one place. */
  before: PictureId;
  after: PictureId;
}

/** A finished job with everything it refers to looked up, and its figures as they are read. */
export interface ShownJob extends Pick<Job, 'slug' | 'title' | 'words' | 'before' | 'after'> {
  service: { slug: ServiceSlug; name: string };
  /** Name of the area. */
  place: string;
  facts: readonly { label: string; value: string }[];
}

/** The newest first. While there is none, nothing on the site speaks of finished jobs. */
export const jobs: readonly Job[] = [];

export const jobWords = {
  heading: 'Finished floors',
  facts: 'The job in figures',
  place: 'Where',
  stone: 'Stone',
  size: 'Size',
  grits: 'Grits',
  gloss: 'Gloss at 60°',
  days: 'Time',
  price: 'Bill',
  finished: 'Handed over',
  by: 'Done by',
};
