/** Measurements of one master picture by the build; the file names of its variants follow from them. */
export interface PictureFact {
  /** Over the master's bytes and the settings of the pipeline. */
  hash: string;
  /** Size of the master, in pixels. */
  width: number;
  height: number;
  /** What it shows, in words; absent where it is a texture. */
  alt?: string;
  /** Average colour, `#rgb`, shown until the picture is there. */
  colour: string;
  /** Widths of the variants in pixels, ascending. */
  widths: readonly number[];
  /** The tall crop for phones and for the arch, where one is made. */
  crop?: { width: number; height: number; widths: readonly number[] };
}

/** Keyed by picture id, `swatch:<id>` for a stone texture, or `strip:<ids>` and `sprite:<ids>` for several in one file. */
export type PictureFacts = Readonly<Record<string, PictureFact>>;

/** The picture of link previews: root-relative URL, size in pixels, and what it shows in words. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The card that the build made for each indexed path. */
export type ShareCards = Readonly<Record<string, Omit<ShareImage, 'alt'>>>;
