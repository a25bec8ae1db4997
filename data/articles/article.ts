import type { PageHead } from '../page-head.ts';
import type { Rich } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import type { ServiceSlug } from '../services/slugs.ts';
import type { SwatchId } from '../stones/stone.ts';
import type { StoneSample } from '../stones/stone-by-id.ts';
import type { ArticleSlug, CategorySlug } from './slugs.ts';

/** One block of an article's body. `id` of a heading is its anchor and its entry in the contents list. */
export type ArticleBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: Rich }
  | { kind: 'list'; items: readonly Rich[] }
  /** A list whose items have names. */
  | { kind: 'points'; items: readonly { title: string; text: Rich }[] }
  | { kind: 'steps'; items: readonly { title: string; text: Rich }[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Two things, each in a column of its own. */
      compares?: true;
      /** The stone of each row, from the first. */
      stones?: readonly { swatch: SwatchId }[];
      /** Of such a table, the column that most choose. */
      marked?: string;
      /** Of such a table: its last row is the sum of those above. */
      sums?: true;
      /** What each row says, seen: frames of one camera, side by side where there is room. */
      frames?: readonly { picture: PictureId }[];
    }
  /** In the margin of its part, where there is one; after its text elsewhere, and where it is `below`, as long as that. */
  | { kind: 'note'; title: string; text: Rich; below?: true }
  /** In the margin like a note. */
  | ({ kind: 'figure' } & PulledFigure)
  /** One picture out to the edge of the window, a figure beside it, or two or three beside each other. */
  | {
      kind: 'pictures';
      pictures: readonly { picture: PictureId }[];
      caption: string;
      figure?: PulledFigure;
    }
  /** A step in section, and what its numbers stand for: tread, riser, nosing, grip band. */
  | { kind: 'step'; caption: string; parts: readonly { title: string; text: string }[] }
  /** Stones that the text names. */
  | { kind: 'stones'; stones: readonly StoneSample[] };

/** A figure from the text, large, and what it is; a price with the way to one's own. */
export interface PulledFigure {
  figure: string;
  text: Rich;
}

export interface Article {
  id: number;
  slug: ArticleSlug;
  title: string;
  /** What it is about, in lists. */
  excerpt: string;
  /** What it answers, in a line beside its title. */
  summary: string;
  /** What it says, at its head: the answer, from its own text. */
  short: string;
  category: CategorySlug;
  /** Calendar dates in Asia/Kolkata, `YYYY-MM-DD`: the days on which its words were put here and last changed. */
  published: string;
  modified: string;
  head: PageHead;
  picture: PictureId;
  /** What is offered beside the text and at its end; the first is its subject. */
  services: readonly [ServiceSlug, ...ServiceSlug[]];
  body: readonly ArticleBlock[];
}

/** What lists and cards need of an article. */
export interface ArticleSummary
  extends Pick<Article, 'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'published' | 'picture'> {
  /** Minutes. */
  readTime: number;
}
