/** The picture of link previews: root-relative URL, size in pixels, and what it shows in words. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The card that the build made for each indexed path. */
export type ShareCards = Readonly<Record<string, Omit<ShareImage, 'alt'>>>;
