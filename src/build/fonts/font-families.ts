/** A font that visitors have already, which stands in while ours is on its way. */
export interface FallbackFont {
  /** Part of the `@font-face` name that matches it to a family of ours. */
  label: string;
  faces: readonly FallbackFace[];
}

export interface FallbackFace {
  /** The least weight that it stands in for, where that is not regular. */
  weight?: number;
  /**
   * Full or PostScript names under which systems know it, and the fonts of its widths. As few as will do, and
   * Linux's first: there each name that is missing is a question to another process, and the page waits for the answer.
   */
  localNames: readonly string[];
  /** Mean width of a character of the family's `sample`, as a share of the em, by the font's own `hmtx` table. */
  averageAdvance: number;
}

/** A typeface of the site and what is taken of it. */
export interface FontFamily {
  name: string;
  /** The custom property that holds the whole `font-family` list. */
  property: string;
  /** `static/fonts/<file>.woff2`, with its licence beside it. */
  file: string;
  /** As in `@font-face`: two numbers where the file holds a range. */
  weight: string;
  /** Characters that pages show in it, all in the file that comes with every page. */
  characters: string;
  /** Tried in order while the file is on its way. */
  fallbacks: readonly FallbackFont[];
  generic: 'serif' | 'sans-serif';
  /** Text like what the family sets, over which it is matched to its fallbacks: another one needs their averages anew. */
  sample: string;
}

const codePoints = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const letters = ` \u00a0${codePoints(0x41, 0x5a)}${codePoints(0x61, 0x7a)}`;
const figures = codePoints(0x30, 0x39);
const signs = `.,:;?!/()&+%-–—'"‘’“”…·@=×°`;

/** Other signs of Latin keyboards, and letters with accents: what a visitor may type, or a new text hold. */
const rare = `${codePoints(0x21, 0x7e)}©®°±²³·¼½¾•″′${codePoints(0xc0, 0xff)}`;

export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Anek Latin',
    property: '--font-text',
    file: 'anek-latin',
    weight: '400 700',
    characters: `${letters}\u00ad${figures}${signs}₹`,
    fallbacks: [
      // Windows, macOS and iOS; Liberation has the same widths on Linux, and Roboto, on Android, within half a percent.
      {
        label: 'Arial',
        faces: [
          { localNames: ['Liberation Sans', 'Arial', 'Roboto-Regular'], averageAdvance: 0.44655 },
          { weight: 600, localNames: ['Liberation Sans Bold', 'Arial Bold'], averageAdvance: 0.48094 },
        ],
      },
      // Android's one file has no bold by name. Browsers thicken a face that says it is lighter than 600.
      { label: 'Roboto', faces: [{ weight: 501, localNames: ['Roboto-Regular'], averageAdvance: 0.44555 }] },
    ],
    generic: 'sans-serif',
    sample:
      'We grind out scratches and stains, hone the stone through six grits and bring the shine back. A standard room takes ' +
      '1–2 days. We visit, measure and quote free of charge, and the price does not change afterwards. Marble, granite, ' +
      'Kota stone, mosaic and Katni floors in Hyderabad, polished with diamond abrasives and water, so that the house ' +
      'stays clean while we work. Write to us on WhatsApp at any time; we reply within 24 hours.',
  },
  {
    name: 'Deccan Display',
    property: '--font-display',
    file: 'deccan-display',
    weight: '400',
    characters: `${letters}${figures}${signs}₹`,
    fallbacks: [
      {
        label: 'Times New Roman',
        faces: [{ localNames: ['Liberation Serif', 'Times New Roman'], averageAdvance: 0.40552 }],
      },
      {
        label: 'Noto Serif',
        faces: [{ localNames: ['Noto Serif', 'NotoSerif-Regular'], averageAdvance: 0.47784 }],
      },
    ],
    generic: 'serif',
    sample:
      'Marble polishing and floor restoration in Hyderabad. Granite floor polishing. Kota stone, mosaic and Katni floors. ' +
      'What stone polishing costs. Before and after. Why homes and offices choose us. Questions we are asked. ' +
      'How we work, in five steps. Areas we serve. Request a free quote. Italian marble, diamond polished.',
  },
];

/** Kerning, ligatures, lining and tabular figures, and what a variable font swaps at heavy weights. */
export const layoutFeatures: readonly string[] = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];

/** What the typeface has besides: in a file of its own, which browsers fetch for a page that shows one of these. */
export function rareCharacters({ characters }: FontFamily): string {
  return [...rare].filter((character) => !characters.includes(character)).join('');
}
