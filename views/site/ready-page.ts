import type { ComponentType } from 'react';
import type { PageHead } from '../../data/page-head.ts';
import type { SitePath } from '../../data/paths.ts';
import type { KnownPlaces, QuoteChoices } from '../../data/quote.ts';
import type { PictureFacts, ShareImage } from '../pictures/picture-fact.ts';
import type { PageContents } from './page-contents.ts';
import type { PageKind } from './page-kinds.ts';

/** The file that the build writes for each route and the browser reads: everything of the page but its code. */
export interface PageFile {
  head: PageHead;
  isIndexed: boolean;
  image: ShareImage;
  /** Paths and words of the pages above it, home left out. */
  trail: readonly { path: SitePath; label: string }[];
  label: string;
  /** Choices for the quote form that the page knows. */
  about?: QuoteChoices | undefined;
  /** Places and stones that its address may name, where it may name any. */
  known?: KnownPlaces | undefined;
  content: PageContents[PageKind];
  pictures: PictureFacts;
}

/** A page that can be drawn, since the component of its kind is there too. */
export interface ReadyPage extends PageFile {
  /** As the address bar has it. */
  path: string;
  page: PageKind;
}

/** A page and the query of its address, without `?`. */
export interface AddressedPage {
  page: ReadyPage;
  search: string;
}

export type PageComponents = {
  [P in PageKind]: ComponentType<{ content: PageContents[P] }> & {
    /** Choices for the quote form that the address of such a page names. */
    readQuote?: (search: string, known: KnownPlaces) => QuoteChoices;
  };
};

/** Source of the pages that are opened without a full load. */
export interface PageSource {
  ready(path: string): ReadyPage | undefined;
  /** Loads what the path needs; the same promise for the same path. Rejects when a part cannot be fetched. */
  load(path: string): Promise<ReadyPage>;
  /** Returns the label of a path's page, known ahead of it; undefined where there is none. */
  labelOf(path: string): string | undefined;
}

export interface Arrival {
  /** `card`: by a link that becomes its page in a view transition. */
  by: 'load' | 'link' | 'card' | 'history';
}

/** The page on the screen, and how it came there. */
export interface ShownPage {
  page: ReadyPage;
  /** The same object until the visitor comes to another address, or once more to this one by a link. */
  arrival: Arrival;
  /** Label of the page that has been asked for and is not here yet. */
  awaited: string | null;
}
