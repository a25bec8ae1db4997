import { readFile } from 'node:fs/promises';
import type { StyledPage } from '../../views/pages/late-parts.ts';
import type { PictureFacts, ShareCards } from '../../views/pictures/picture-fact.ts';

/** Files that the build made and what it measured, for the server. Written to `dist/manifest.json`. */
export interface Manifest {
  /** Changes whenever any input of the build changes. */
  buildId: string;
  /** URL of the script that hydrates every page. */
  entry: string;
  /** URL of the one script of an enquiry's page. */
  enquiryEntry: string;
  /** URL of the whole style sheet, for pages reached without a full load. */
  stylesheet: string;
  pages: Readonly<Record<StyledPage, PageStyle>>;
  fonts: readonly { href: string; type: string }[];
  pictures: PictureFacts;
  /** Colour of the page's ground in each theme, `#rrggbb`, for what a browser paints around the page. */
  ground: Ground;
  /** The site's icon, as an address that holds the drawing itself. */
  icon: string;
  /** The link-preview card of each indexed path. */
  shareCards: ShareCards;
  /** Of the pictures that structured data names in several shapes. */
  pictureCrops: PictureCrops;
}

/** One crop of a picture: root-relative URL and size in pixels. */
export interface PictureCrop {
  url: string;
  width: number;
  height: number;
}

/** For pictures that search engines want in several shapes: 16:9, 4:3 and 1:1, by picture id. */
export type PictureCrops = Readonly<Record<string, readonly PictureCrop[]>>;

export interface Ground {
  light: string;
  dark: string;
}

export interface PageStyle {
  /** The minified CSS that the page's document carries inline. */
  css: string;
  /** `sha256-…`, as the Content-Security-Policy names the inline sheet. */
  cssHash: string;
  /** URL of the sheet for what stands below the first screen and for print; null where all of it is inline. */
  late: string | null;
}

/** Reads the manifest of a finished build. @throws Error naming the build command when there is none. */
export async function readManifest(file: URL): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error('dist/manifest.json cannot be read: run `npm run build` first', { cause });
  }
}
