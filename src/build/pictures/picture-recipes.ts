import {
  acrossLadder,
  acrossPhoneLadder,
  archLadder,
  cardLadder,
  doorPhoneLadder,
  frameLadder,
  galleryLadder,
  heroLadder,
  heroPhoneLadder,
  narrowThresholdPhoneLadder,
  type Step,
  serviceLadder,
  stagesLadder,
  stripPhoneLadder,
  swatchLadder,
  thresholdLadder,
  thresholdPhoneLadder,
  wideLadder,
} from './picture-ladders.ts';
import { type KeptOfWall, middle } from './wall-mask.ts';

/**
 * What is made of each master picture: which frames, in which widths, how strongly compressed. A change here changes
 * the hash in the file names of the pictures it concerns, and those alone.
 */
export interface PictureRecipe {
  whole: Frame;
  /** The tall crop: for phones, and for the arch. */
  phone?: CroppedFrame;
  /** All of it that its AVIF has; the JPEG keeps the wall. */
  kept?: KeptOfWall;
}

export interface Frame {
  /** Ascending by width. Widths beyond the master's are left out. */
  ladder: readonly Step[];
}

export interface CroppedFrame extends Frame {
  /** Width divided by height. */
  aspect: number;
  /** What is cut off above, as a share of the master's height. */
  top?: number;
  /** What the crop is centred on, as a share of the master's width. */
  focus: number;
}

/** Where the centre of the picture would cut what it is about. */
const offCentre: Readonly<Record<string, number>> = {
  'gallery-05': 0.45,
  'hero-1': 0.57,
  'hero-2': 0.45,
  'hero-3': 0.58,
  'hero-4': 0.55,
  'pooja-lamps': 0.755,
  'service-diamond': 0.59,
  'service-granite': 0.58,
  'service-katni': 0.53,
  'service-kitchen': 0.535,
  'service-marble': 0.54,
  'service-mosaic': 0.63,
  'service-refinishing': 0.525,
  'still-doorstep': 0.62,
  'still-samples': 0.7,
  'still-steps': 0.46,
  'use-diamond': 0.53,
  'use-granite': 0.52,
  'use-marble': 0.57,
};

/** Patterns so fine that every chip, tile and crystal is an edge: no heavier than the rest only at a lower quality. */
const finePatterns: Readonly<Record<string, number>> = {
  'hero-1': -4,
  'hero-4': -4,
  'service-marble': -2,
  'service-mosaic': -10,
  'service-diamond': -8,
  'service-granite': -2,
  'service-katni': -5,
  'service-kitchen': -2,
  'service-italian': -2,
  'marble-and-granite': -4,
  'threshold-diamond': -9,
  'threshold-granite': -12,
  'threshold-katni': -8,
  'threshold-nine': 6,
  'threshold-mosaic': -13,
  'threshold-refinishing': -6,
  'before-4': -5,
  'after-4': -5,
  'after-9': -8,
  'close-diamond': -4,
  'disc-rack': -12,
};

/** A recipe before what is a picture's own: its centre, and by how much its quality differs. */
interface Recipe {
  /** Of the keys that no row above has taken. */
  keys: RegExp;
  /** Of masters at least as wide, in pixels. */
  minWidth?: number;
  whole: readonly Step[];
  phone?: Omit<CroppedFrame, 'focus'> & { focus?: number };
  kept?: KeptOfWall;
}

const usual: Recipe = { keys: /./, whole: cardLadder };

const recipes: readonly Recipe[] = [
  { keys: /^swatch:/, whole: swatchLadder },
  // On a phone the first screen of home, less its bars and words: no narrower on any but the tallest.
  { keys: /^hero-/, whole: heroLadder, phone: { ladder: heroPhoneLadder, aspect: 9 / 10 } },
  { keys: /^service-/, whole: serviceLadder },
  {
    // Nine slabs are wider than an opening.
    keys: /^threshold-nine$/,
    whole: thresholdLadder,
    phone: { ladder: thresholdPhoneLadder, aspect: 1.34, focus: middle },
    kept: 'nine',
  },
  {
    // Of the discs before the opening a phone would show the upper edges alone.
    keys: /^threshold-diamond$/,
    whole: thresholdLadder,
    phone: { ladder: narrowThresholdPhoneLadder, aspect: 1.1, focus: middle },
    kept: 'opening',
  },
  {
    keys: /^(?:threshold|evening)-/,
    whole: thresholdLadder,
    phone: { ladder: thresholdPhoneLadder, aspect: 1.2, focus: middle },
    kept: 'opening',
  },
  {
    keys: /^(?:use|work)-/,
    minWidth: 2000,
    whole: acrossLadder,
    phone: { ladder: acrossPhoneLadder, aspect: 5 / 4 },
  },
  // The steps and the lit screen above them, whole.
  { keys: /^pooja-lamps$/, whole: acrossLadder, phone: { ladder: acrossPhoneLadder, aspect: 1 } },
  // Never from edge to edge of a wide window.
  { keys: /^still-lemon$/, whole: cardLadder, phone: { ladder: archLadder, aspect: 4 / 5 } },
  // Shown whole, or as a strip of the whole.
  { keys: /^still-(?:reckoning|bucket|rinse)$/, whole: heroLadder },
  { keys: /^still-steps$/, whole: cardLadder },
  {
    // What stands and lies at the door but for the largest slippers: they would make all of it small.
    keys: /^still-doorstep$/,
    whole: heroLadder,
    phone: { ladder: doorPhoneLadder, aspect: 4 / 3, top: 0.18 },
  },
  {
    // Upright beside the questions; on a phone a strip of it.
    keys: /^still-questions$/,
    whole: cardLadder,
    phone: { ladder: stripPhoneLadder, aspect: 2, top: 0.28 },
  },
  {
    // Five of the eight and the cup: all of them would be the size of a thumbnail.
    keys: /^still-samples$/,
    whole: heroLadder,
    phone: { ladder: stripPhoneLadder, aspect: 1.68, top: 0.405 },
  },
  // A phone keeps a strip of the lower part.
  { keys: /^still-/, whole: heroLadder, phone: { ladder: stripPhoneLadder, aspect: 2, top: 0.25 } },
  // Its master has no more.
  { keys: /^counter-in-use$/, whole: cardLadder.filter(({ width }) => width <= 960) },
  { keys: /^stages-/, whole: stagesLadder },
  { keys: /^gallery-/, whole: galleryLadder },
  { keys: /^(?:grit|room)-/, whole: frameLadder },
];

/** What a crop of a picture is centred on, as a share of its width. */
export function focusOf(key: string): number {
  return offCentre[key] ?? 0.5;
}

/** The recipe of a master, by its key, a picture's id or `swatch:<id>`, and its width, which may allow more steps. */
export function recipeOf(key: string, masterWidth = 0): PictureRecipe {
  const { whole, phone, kept } =
    recipes.find(({ keys, minWidth = 0 }) => keys.test(key) && masterWidth >= minWidth) ?? usual;
  const shift = finePatterns[key] ?? 0;
  const wide = wideLadder.filter(({ width }) => width <= masterWidth);
  return {
    whole: { ladder: [...shifted(whole, shift), ...wide] },
    ...(phone && { phone: croppedFrame(phone, key, shift) }),
    ...(kept && { kept }),
  };
}

function croppedFrame(phone: NonNullable<Recipe['phone']>, key: string, shift: number): CroppedFrame {
  const { ladder, focus = focusOf(key), ...shape } = phone;
  return { ladder: shifted(ladder, shift), ...shape, focus };
}

function shifted(ladder: readonly Step[], by: number): readonly Step[] {
  return ladder.map((step) => ({ ...step, avif: step.avif + by, jpeg: step.jpeg + by }));
}
