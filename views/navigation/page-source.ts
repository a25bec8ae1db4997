import type { ComponentType } from 'react';
import type { PageHead } from '../../data/page-head.ts';
import type { ShareImage } from '../head/share-image.ts';
import type { PageName } from '../pages/page-names.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';
import type { PageContents } from '../routes/route.ts';

/** What the build writes for each route and the browser reads: everything of the page but its code. */
export interface PageFile {
  head: PageHead;
  isIndexed: boolean;
  image: ShareImage;
  /** Paths and words of the pages above it, home left out. */
  trail: readonly { path: string; label: string }[];
  label: string;
  content: PageContents[PageName];
  pictures: PictureFacts;
}

export type PageComponent = ComponentType<{ content: never }>;

/** A page that is ready to be drawn: its file and its code. */
export interface ReadyPage extends PageFile {
  /** As the address bar has it. */
  path: string;
  page: PageName;
  Page: PageComponent;
}

/** Where pages opened without a full load come from; the browser's own, or a test's. */
export interface PageSource {
  /** The page of a path, if it is ready. */
  ready(path: string): ReadyPage | undefined;
  /** Loads what the path needs; the same promise for the same path. Rejects when a part cannot be fetched. */
  load(path: string): Promise<ReadyPage>;
}
