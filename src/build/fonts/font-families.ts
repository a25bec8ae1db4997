/** A font that visitors have already, which stands in while ours is on its way. */
export interface FallbackFont {
  /** Part of the `@font-face` name that matches it to a family of ours. */
  label: string;
  /**
   * Full or PostScript names under which systems know it, and the fonts made to its widths. As few as will do, and
   * Linux's first: there each name that is missing is a question to another process, and the page waits for the answer.
   */
  localNames: readonly string[];
  unitsPerEm: number;
  /** Advance widths of U+0020 to U+007E in font units, from the font's own `hmtx` table. */
  advances: readonly number[];
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
  /** The family that lends its rupee sign, where the typeface has none. */
  rupeeFrom?: string;
  /** Tried in order while the file is on its way; one each for everything else and for Android. */
  fallbacks: readonly FallbackFont[];
  generic: 'serif' | 'sans-serif';
  /** Text like what the family sets, over which it is matched to its fallbacks. */
  sample: string;
}

// Android.
const roboto: FallbackFont = {
  label: 'Roboto',
  localNames: ['Roboto-Regular'],
  unitsPerEm: 2048,
  // biome-ignore format: a table
  advances: [
    508, 528, 656, 1261, 1151, 1500, 1274, 358, 701, 713, 882, 1162, 403, 566, 540, 845, 1151, 1151, 1151,
    1151, 1151, 1151, 1151, 1151, 1151, 1151, 496, 433, 1041, 1124, 1071, 968, 1839, 1336, 1276, 1333, 1344, 1164,
    1132, 1395, 1461, 557, 1130, 1285, 1103, 1788, 1461, 1409, 1292, 1409, 1262, 1216, 1222, 1328, 1304, 1817, 1284,
    1230, 1227, 543, 841, 543, 856, 924, 633, 1114, 1150, 1072, 1155, 1086, 712, 1150, 1128, 498, 490, 1038,
    498, 1796, 1131, 1168, 1150, 1164, 694, 1057, 670, 1129, 992, 1539, 1016, 969, 1016, 693, 500, 693, 1393,
  ],
};

const notoSerif: FallbackFont = {
  label: 'Noto Serif',
  localNames: ['Noto Serif', 'NotoSerif-Regular'],
  unitsPerEm: 1000,
  // biome-ignore format: a table
  advances: [
    260, 332, 408, 559, 559, 896, 742, 220, 346, 346, 500, 559, 250, 310, 250, 288, 559, 559, 559,
    559, 559, 559, 559, 559, 559, 559, 286, 286, 559, 559, 559, 474, 921, 705, 654, 614, 727, 623,
    590, 714, 793, 367, 357, 700, 623, 938, 763, 742, 604, 742, 656, 544, 613, 717, 675, 1047, 660,
    625, 592, 360, 288, 360, 559, 459, 274, 563, 614, 492, 614, 535, 369, 538, 635, 320, 300, 585,
    310, 945, 645, 577, 614, 614, 471, 451, 352, 635, 579, 862, 578, 565, 511, 428, 559, 428, 559,
  ],
};

// Windows, macOS and iOS; Liberation has the same widths on Linux.
export const arial: FallbackFont = {
  label: 'Arial',
  localNames: ['Liberation Sans', 'Arial'],
  unitsPerEm: 2048,
  // biome-ignore format: a table
  advances: [
    569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139, 2079, 1366, 1366, 1479, 1479, 1366,
    1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366,
    1366, 1251, 569, 569, 569, 961, 1139, 682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024,
    455, 1706, 1139, 1139, 1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196,
  ],
};

const timesNewRoman: FallbackFont = {
  label: 'Times New Roman',
  localNames: ['Liberation Serif', 'Times New Roman'],
  unitsPerEm: 2048,
  // biome-ignore format: a table
  advances: [
    512, 682, 836, 1024, 1024, 1706, 1593, 369, 682, 682, 1024, 1155, 512, 682, 512, 569, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 1024, 1024, 569, 569, 1155, 1155, 1155, 909, 1886, 1479, 1366, 1366, 1479, 1251,
    1139, 1479, 1479, 682, 797, 1479, 1251, 1821, 1479, 1479, 1139, 1479, 1366, 1139, 1251, 1479, 1479, 1933, 1479,
    1479, 1251, 682, 569, 682, 961, 1024, 682, 909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024,
    569, 1593, 1024, 1024, 1024, 1024, 682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909, 983, 410, 983, 1108,
  ],
};

export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Anek Latin',
    property: '--font-text',
    file: 'anek-latin',
    weight: '400 700',
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
    file: 'marcellus',
    weight: '400',
    rupeeFrom: 'Anek Latin',
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
export const textCharacters = `${codePoints(0x20, 0x7e)}\u00a0©®°±²³·¼½¾×÷–—‘’“”•…′″−₹`;

/** Latin-1 letters with accents: in files of their own, fetched by a page that shows one, such as a visitor's name. */
export const accentedLetters = codePoints(0xc0, 0xff).replaceAll(/[×÷]/g, '');

/** `accentedLetters` as `unicode-range` names them. */
export const accentedRange = 'U+C0-D6,U+D8-F6,U+F8-FF';

/** Kerning, ligatures, lining and tabular figures, and what a variable font swaps at heavy weights. */
export const layoutFeatures: readonly string[] = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];
