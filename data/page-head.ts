import type { PictureId } from './pictures.ts';

/** What a page says about itself in `<head>`; the business name is added to the title when it is rendered. */
export interface PageHead {
  /** Without the business name; at most 40 characters, so that the whole title stays under 66. */
  title: string;
  /** 70 to 160 characters, one or two sentences a person would click on. */
  description: string;
  /** At most eight honest search terms. */
  keywords: readonly string[];
  /** The picture of the share card and of `og:image`. */
  picture: PictureId;
}
