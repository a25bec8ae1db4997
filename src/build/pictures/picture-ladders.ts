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
export const heroLadder: readonly Step[] = [
  { width: 480, avif: 64, jpeg: 74, effort: 2 },
  // Edge to edge on phones, at 1.5 pixels to a CSS pixel.
  { width: 640, avif: 56, jpeg: 72, effort: 4 },
  { width: 800, avif: 66, jpeg: 74, effort: 2 },
  { width: 1200, avif: 60, jpeg: 72, effort: 1 },
  { width: 1600, avif: 60, jpeg: 72, effort: 1 },
];

// For wide and dense windows alone, once a master is as large: one of 1600 pixels has none of them.
export const wideLadder: readonly Step[] = [
  { width: 2000, avif: 54, jpeg: 70, effort: 1 },
  { width: 2400, avif: 52, jpeg: 70, effort: 1 },
  { width: 2880, avif: 50, jpeg: 70, effort: 1 },
];

export const heroPhoneLadder: readonly Step[] = [
  { width: 480, avif: 64, jpeg: 74, effort: 2 },
  // The first paint of home on most phones, at 1.75 pixels to a CSS pixel and more: there the strongest compression is not seen.
  { width: 720, avif: 42, jpeg: 72, effort: 6 },
];

export const cardLadder: readonly Step[] = [
  { width: 360, avif: 60, jpeg: 72, effort: 2 },
  // Edge to edge on phones, at 1.5 pixels to a CSS pixel.
  { width: 640, avif: 52, jpeg: 72, effort: 3 },
  { width: 960, avif: 58, jpeg: 70, effort: 1 },
  { width: 1200, avif: 56, jpeg: 70, effort: 1 },
];

// Two and two on phones, at 1.75 pixels to a CSS pixel; beside their words, at two.
export const serviceLadder: readonly Step[] = [
  { width: 224, avif: 58, jpeg: 72, effort: 3 },
  { width: 336, avif: 52, jpeg: 72, effort: 6 },
  { width: 640, avif: 48, jpeg: 72, effort: 4 },
  ...cardLadder.filter((step) => step.width > 640),
];

// Phones show three tiles of the gallery at once: two from the step of 360, at two pixels to a CSS pixel, and a large one
// from that of 560, at 1.5.
export const galleryLadder: readonly Step[] = [
  { width: 360, avif: 50, jpeg: 72, effort: 6 },
  { width: 560, avif: 44, jpeg: 72, effort: 6 },
  { width: 640, avif: 48, jpeg: 72, effort: 4 },
  ...cardLadder.filter((step) => step.width > 640),
];

// 70 % of a window: 504 pixels of one 360 wide at two to a CSS pixel, and of one 412 wide at 1.75.
export const archLadder: readonly Step[] = [
  { width: 512, avif: 46, jpeg: 72, effort: 6 },
  { width: 640, avif: 52, jpeg: 70, effort: 3 },
];

// A strip from edge to edge below the title of a phone's page.
export const stripPhoneLadder: readonly Step[] = [
  { width: 480, avif: 50, jpeg: 70, effort: 6 },
  { width: 640, avif: 52, jpeg: 70, effort: 6 },
];

// As high as the window allows, from edge to edge.
export const doorPhoneLadder: readonly Step[] = [
  { width: 560, avif: 50, jpeg: 70, effort: 6 },
  { width: 720, avif: 50, jpeg: 70, effort: 6 },
];

export const swatchLadder: readonly Step[] = [
  { width: 96, avif: 56, jpeg: 70, effort: 2 },
  { width: 192, avif: 56, jpeg: 70, effort: 2 },
  { width: 320, avif: 56, jpeg: 70, effort: 2 },
];

// One of a series of frames: a phone's, and everybody else's.
export const frameLadder: readonly Step[] = [
  { width: 640, avif: 50, jpeg: 70, effort: 3 },
  { width: 1200, avif: 54, jpeg: 70, effort: 1 },
];

// Five frames side by side: 256 CSS pixels each on a laptop, as on a phone of 1.75 pixels to each of them; and `wideLadder`.
export const stagesLadder: readonly Step[] = [
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
export const thresholdLadder: readonly Step[] = [
  { width: 960, avif: 50, jpeg: 70, effort: 3 },
  { width: 1440, avif: 52, jpeg: 70, effort: 2 },
];
export const thresholdPhoneLadder: readonly Step[] = [
  // 83 % of a window 412 pixels wide, at 1.75 to a CSS pixel, and of one 360 wide at two.
  { width: 600, avif: 42, jpeg: 70, effort: 6 },
  { width: 864, avif: 44, jpeg: 70, effort: 4 },
];
/** The same of a crop that is no wider than this at the height of its master. */
export const narrowThresholdPhoneLadder: readonly Step[] = thresholdPhoneLadder.map((step) => ({
  ...step,
  width: Math.min(step.width, 792),
}));

// A thing in use or the machine, across the whole window; on phones, from edge to edge, the middle of it.
export const acrossLadder: readonly Step[] = [
  { width: 960, avif: 52, jpeg: 70, effort: 3 },
  { width: 1440, avif: 54, jpeg: 70, effort: 2 },
];
export const acrossPhoneLadder: readonly Step[] = [
  { width: 640, avif: 50, jpeg: 70, effort: 4 },
  { width: 1080, avif: 46, jpeg: 70, effort: 3 },
];
