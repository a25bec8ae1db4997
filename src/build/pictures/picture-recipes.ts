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

/** One width in both formats. */
export interface Step {
  width: number;
  /** Quality, 1 to 100. */
  avif: number;
  /** Quality, 1 to 100, of mozjpeg. */
  jpeg: number;
  /** How long the AVIF encoder searches, 0 to 9; from 2 to 4 the time grows eightfold and the size falls by a twentieth. */
  effort: number;
}

// A veined floor loses its finest lines below AVIF 60; steps that are shown on screens with more pixels than
// CSS pixels bear less. The widest are most of the encoding time, hence their effort.
const heroLadder: readonly Step[] = [
  { width: 480, avif: 64, jpeg: 74, effort: 2 },
  // Edge to edge on phones, at 1.5 pixels to a CSS pixel.
  { width: 640, avif: 56, jpeg: 72, effort: 4 },
  { width: 800, avif: 66, jpeg: 74, effort: 2 },
  { width: 1200, avif: 60, jpeg: 72, effort: 1 },
  { width: 1600, avif: 60, jpeg: 72, effort: 1 },
];

// For wide and dense windows alone, once a master is as large: one of 1600 pixels has none of them.
const wideLadder: readonly Step[] = [
  { width: 2000, avif: 54, jpeg: 70, effort: 1 },
  { width: 2400, avif: 52, jpeg: 70, effort: 1 },
  { width: 2880, avif: 50, jpeg: 70, effort: 1 },
];

const heroPhoneLadder: readonly Step[] = [
  { width: 480, avif: 64, jpeg: 74, effort: 2 },
  // The first paint of home on most phones, at 1.75 pixels to a CSS pixel and more: there the strongest compression is not seen.
  { width: 720, avif: 42, jpeg: 72, effort: 6 },
];

const cardLadder: readonly Step[] = [
  { width: 360, avif: 60, jpeg: 72, effort: 2 },
  // Edge to edge on phones, at 1.5 pixels to a CSS pixel.
  { width: 640, avif: 52, jpeg: 72, effort: 3 },
  { width: 960, avif: 58, jpeg: 70, effort: 1 },
  { width: 1200, avif: 56, jpeg: 70, effort: 1 },
];

// Two and two on phones, at 1.75 pixels to a CSS pixel; beside their words, at two.
const serviceLadder: readonly Step[] = [
  { width: 224, avif: 58, jpeg: 72, effort: 3 },
  { width: 336, avif: 52, jpeg: 72, effort: 6 },
  { width: 640, avif: 48, jpeg: 72, effort: 4 },
  ...cardLadder.filter((step) => step.width > 640),
];

// Phones show three tiles of the gallery at once: two from the step of 360, at two pixels to a CSS pixel, and a large one
// from that of 560, at 1.5.
const galleryLadder: readonly Step[] = [
  { width: 360, avif: 50, jpeg: 72, effort: 6 },
  { width: 560, avif: 44, jpeg: 72, effort: 6 },
  { width: 640, avif: 48, jpeg: 72, effort: 4 },
  ...cardLadder.filter((step) => step.width > 640),
];

// 70 % of a window: 504 pixels of one 360 wide at two to a CSS pixel, and of one 412 wide at 1.75.
const archLadder: readonly Step[] = [
  { width: 512, avif: 46, jpeg: 72, effort: 6 },
  { width: 640, avif: 52, jpeg: 70, effort: 3 },
];

// A strip from edge to edge below the title of a phone's page.
const stripPhoneLadder: readonly Step[] = [
  { width: 480, avif: 50, jpeg: 70, effort: 6 },
  { width: 640, avif: 52, jpeg: 70, effort: 6 },
];

// As high as the window allows, from edge to edge.
const doorPhoneLadder: readonly Step[] = [
  { width: 560, avif: 50, jpeg: 70, effort: 6 },
  { width: 720, avif: 50, jpeg: 70, effort: 6 },
];

const swatchLadder: readonly Step[] = [
  { width: 96, avif: 56, jpeg: 70, effort: 2 },
  { width: 192, avif: 56, jpeg: 70, effort: 2 },
  { width: 320, avif: 56, jpeg: 70, effort: 2 },
];

// One of a series of frames: a phone's, and everybody else's.
const frameLadder: readonly Step[] = [
  { width: 640, avif: 50, jpeg: 70, effort: 3 },
  { width: 1200, avif: 54, jpeg: 70, effort: 1 },
];

// Five frames side by side: 256 CSS pixels each on a laptop, as on a phone of 1.75 pixels to each of them; and `wideLadder`.
const stagesLadder: readonly Step[] = [
  { width: 1280, avif: 54, jpeg: 70, effort: 2 },
  { width: 1600, avif: 48, jpeg: 70, effort: 3 },
];

/** What a strip of textures is made in: most of them are 32 CSS pixels wide. */
export const stripLadder: readonly Step[] = [{ width: 64, avif: 48, jpeg: 70, effort: 4 }, ...swatchLadder];

/** What the sprite of a list of pictures is made in: two tiles side by side fill a phone. */
export const spriteLadder: readonly Step[] = [
  { width: 336, avif: 44, jpeg: 70, effort: 5 },
  { width: 480, avif: 46, jpeg: 70, effort: 3 },
];

// Over the width of the window; on phones the part around the opening.
const thresholdLadder: readonly Step[] = [
  { width: 960, avif: 50, jpeg: 70, effort: 3 },
  { width: 1440, avif: 52, jpeg: 70, effort: 2 },
];
/** Nine slabs are wider than an opening; of the diamond discs before theirs a phone would show the upper edges alone. */
const aspects: Readonly<Record<string, number>> = { 'threshold-nine': 1.34, 'threshold-diamond': 1.1 };
const thresholdPhone: CroppedFrame = {
  ladder: [
    // 83 % of a window 412 pixels wide, at 1.75 to a CSS pixel, and of one 360 wide at two.
    { width: 600, avif: 42, jpeg: 70, effort: 6 },
    { width: 864, avif: 44, jpeg: 70, effort: 4 },
  ],
  aspect: 1.2,
  focus: middle,
};

// A thing in use or the machine, across the whole window; on phones, from edge to edge, the middle of it.
const acrossLadder: readonly Step[] = [
  { width: 960, avif: 52, jpeg: 70, effort: 3 },
  { width: 1440, avif: 54, jpeg: 70, effort: 2 },
];
const acrossPhoneLadder: readonly Step[] = [
  { width: 640, avif: 50, jpeg: 70, effort: 4 },
  { width: 1080, avif: 46, jpeg: 70, effort: 3 },
];

const phoneAspect = 4 / 5;

/** Of the first screen of home on a phone, less its bars and words: no narrower on any but the tallest. */
const heroAspect = 9 / 10;

/** What a still life keeps for a phone: a strip of its lower part. */
const stripAspect = 2;
const stripTop = 0.25;

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

/** What a crop of a picture is centred on, as a share of its width. */
export function focusOf(key: string): number {
  return offCentre[key] ?? 0.5;
}

/** The recipe of a master, by its key, a picture's id or `swatch:<id>`, and its width, which may allow more steps. */
export function recipeOf(key: string, width = 0): PictureRecipe {
  const { whole, ...crop } = usualRecipeOf(key, width);
  return {
    whole: { ladder: [...whole.ladder, ...wideLadder.filter((step) => step.width <= width)] },
    ...crop,
  };
}

function usualRecipeOf(key: string, width: number): PictureRecipe {
  if (key.startsWith('swatch:')) return { whole: { ladder: swatchLadder } };
  const shift = finePatterns[key] ?? 0;
  if (key.startsWith('hero-')) {
    const phone = { ...shifted(heroPhoneLadder, shift), aspect: heroAspect, focus: focusOf(key) };
    return { whole: shifted(heroLadder, shift), phone };
  }
  if (key.startsWith('service-')) return { whole: shifted(serviceLadder, shift) };
  if (/^(?:threshold|evening)-/.test(key)) {
    const kept = key === 'threshold-nine' ? 'nine' : 'opening';
    const aspect = aspects[key] ?? thresholdPhone.aspect;
    // All masters are 720 pixels high.
    const widest = Math.round(720 * aspect);
    const ladder = thresholdPhone.ladder.map((step) => ({ ...step, width: Math.min(step.width, widest) }));
    const phone = { ...thresholdPhone, ...shifted(ladder, shift), aspect };
    return { whole: shifted(thresholdLadder, shift), phone, kept };
  }
  if (/^(?:use|work)-/.test(key) && width >= 2000) {
    return {
      whole: shifted(acrossLadder, shift),
      phone: { ...shifted(acrossPhoneLadder, shift), aspect: 5 / 4, focus: focusOf(key) },
    };
  }
  if (key === 'pooja-lamps') {
    // The steps and the lit screen above them, whole.
    const phone = { ladder: acrossPhoneLadder, aspect: 1, focus: focusOf(key) };
    return { whole: { ladder: acrossLadder }, phone };
  }
  if (key === 'still-lemon') {
    // Never from edge to edge of a wide window.
    return {
      whole: { ladder: cardLadder },
      phone: { ladder: archLadder, aspect: phoneAspect, focus: focusOf(key) },
    };
  }
  // Shown whole, or as a strip of the whole.
  if (['still-reckoning', 'still-bucket', 'still-rinse'].includes(key))
    return { whole: { ladder: heroLadder } };
  if (key === 'still-steps') return { whole: { ladder: cardLadder } };
  if (key === 'still-doorstep') {
    // What stands and lies at the door but for the largest slippers: they would make all of it small.
    const phone = { ladder: doorPhoneLadder, aspect: 4 / 3, top: 0.18, focus: focusOf(key) };
    return { whole: { ladder: heroLadder }, phone };
  }
  if (key === 'still-questions') {
    // Upright beside the questions; on a phone a strip of it.
    const phone = { ladder: stripPhoneLadder, aspect: stripAspect, top: 0.28, focus: focusOf(key) };
    return { whole: { ladder: cardLadder }, phone };
  }
  if (key === 'still-samples') {
    // Five of the eight and the cup: all of them would be the size of a thumbnail.
    const phone = { ladder: stripPhoneLadder, aspect: 1.68, top: 0.405, focus: focusOf(key) };
    return { whole: { ladder: heroLadder }, phone };
  }
  if (key.startsWith('still-')) {
    const phone = { ladder: stripPhoneLadder, aspect: stripAspect, top: stripTop, focus: focusOf(key) };
    return { whole: { ladder: heroLadder }, phone };
  }
  // Its master has no more.
  if (key === 'counter-in-use') return { whole: { ladder: cardLadder.filter(({ width }) => width <= 960) } };
  if (key.startsWith('stages-')) return { whole: { ladder: stagesLadder } };
  if (key.startsWith('gallery-')) return { whole: { ladder: galleryLadder } };
  if (/^(?:grit|room)-/.test(key)) return { whole: { ladder: frameLadder } };
  return { whole: shifted(cardLadder, shift) };
}

function shifted(ladder: readonly Step[], by: number): Frame {
  return { ladder: ladder.map((step) => ({ ...step, avif: step.avif + by, jpeg: step.jpeg + by })) };
}
