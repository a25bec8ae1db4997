import { arial, type FallbackFont, notoSerif, roboto, timesNewRoman } from './fallback-fonts.ts';

/** A typeface of the site and what is taken of it. Paths are below `node_modules`. */
export interface FontFamily {
  name: string;
  /** The custom property that holds the whole `font-family` list. */
  property: string;
  source: string;
  licence: string;
  /** Variation axes and how much of them is kept. */
  axes?: Readonly<Record<string, { min: number; max: number }>>;
  /** As in `@font-face`. */
  weight: string;
  rupee: RupeeSource;
  /** Tried in order while the file is on its way; one each for everything else and for Android. */
  fallbacks: readonly FallbackFont[];
  generic: 'serif' | 'sans-serif';
  /** Text like what the family sets, over which it is matched to its fallbacks. */
  sample: string;
}

/** Where the rupee sign comes from: another file of the same typeface, or the file of another family. */
type RupeeSource = { file: string } | { family: string };

const anekFiles = '@fontsource-variable/anek-latin/files/anek-latin';

export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Anek Latin',
    property: '--font-text',
    source: `${anekFiles}-latin-wght-normal.woff2`,
    licence: '@fontsource-variable/anek-latin/LICENSE',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    rupee: { file: `${anekFiles}-latin-ext-wght-normal.woff2` },
    fallbacks: [arial, roboto],
    generic: 'sans-serif',
    sample:
      'We grind out scratches and stains, hone the stone through six grits and bring the shine back. A standard room takes ' +
      '1–2 days. We visit, measure and quote free of charge, and the price does not change afterwards. Marble, granite, ' +
      'Kota stone, mosaic and Katni floors in Hyderabad, polished with diamond abrasives and water, so that the house ' +
      'stays clean while we work. Write to us on WhatsApp at any time; we reply within 24 hours.',
  },
  {
    name: 'Marcellus',
    property: '--font-display',
    source: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    licence: '@fontsource/marcellus/LICENSE',
    weight: '400',
    // The typeface has no rupee sign of its own.
    rupee: { family: 'Anek Latin' },
    fallbacks: [timesNewRoman, notoSerif],
    generic: 'serif',
    sample:
      'Marble polishing and floor restoration in Hyderabad. Granite floor polishing. Kota stone, mosaic and Katni floors. ' +
      'What stone polishing costs. Before and after. Why homes and offices choose us. Questions we are asked. ' +
      'How we work, in five steps. Areas we serve. Request a free quote. Italian marble, diamond polished.',
  },
];

const codePoints = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Basic Latin, figures with their signs, and the punctuation of the site; loaded with every page. */
export const textCharacters = `${codePoints(0x20, 0x7e)}\u00a0©®°±²³·¼½¾×÷–—‘’“”•…′″−`;

/** Latin-1 letters with accents: in files of their own, fetched by a page that shows one, such as a visitor's name. */
export const accentedLetters = codePoints(0xc0, 0xff).replaceAll(/[×÷]/g, '');

/** `accentedLetters` as `unicode-range` names them. */
export const accentedRange = 'U+C0-D6,U+D8-F6,U+F8-FF';

/** Kerning, ligatures, lining and tabular figures, and what a variable font swaps at heavy weights. */
export const layoutFeatures: readonly string[] = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];
