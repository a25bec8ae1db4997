import type { IconDrawing } from './icon.tsx';

/** The brand in a box of 64 × 80, and the name beside it: the mark in lines four wide, the name filled. */
export const brandPaths = {
  /** A doorway with the pointed arch of the Deccan. */
  arch: 'M8 78V41C8 28 17 24 23 18 28 14 31 9 32 2c1 7 4 12 9 16 6 6 15 10 15 23v37',
  /** Bands of sun on the polished floor behind it. */
  gleam: 'M26 52h12M22 64h20M17 76h30',
  /** `drawnName` of `data/business.ts` in the display face, as `static/fonts/wordmark.py` prints it. */
  name: 'm93 13v30c22 3 24-23 12-29-4-2-8-1-12-1zm-6-2c7 0 14-1 21 1 13 6 11 27-2 32-6 2-12 1-19 1l1-9zm38 0h18l-1 3-12-1v13l11-1-1 4-10-1v15l13-2v4h-18l1-9zm55 5c-3-2-7-4-11-3-18 0-17 28-1 30 5 1 9 0 13-4l-2 5c-5 2-10 2-15 1-24-7-13-42 14-33zm37 0c-3-2-7-4-11-3-18 0-17 28-1 30 5 1 9 0 13-4l-2 5c-5 2-10 2-15 1-24-7-13-42 14-33zm32 29c0-4-2-8-4-11h-15c-1 2-5 9-4 11h-4l16-35h1l16 35zm-5-13-6-15-7 15zm20-21 24 26-1-26h5l-1 34h-1l-24-25v25h-4l1-10-1-24zm-172 52-3-2c-9 0 12 13 1 15l-5-1v-2h1l2 2 3-1c3-4-11-9-4-14 2-1 4 0 5 0zm10-2-6 1v-2h13l1 2-6-1v15h-3zm17-1c11 0 11 16 1 16-11 0-12-16-1-16zm1 15c8 0 7-14-1-14-8 0-7 14 1 14zm12-15 12 12-1-12h2v16l-12-12v12h-1v-16zm19 0h8l-1 1h-5v6h5v1h-5v7l6-1v2h-8zm22 9c7 1 6-10 0-8zm-2-9h6c6 2 3 11-4 10v6h-2zm21 0c11 0 11 16 1 16-11 0-12-16-1-16zm1 15c8 0 7-14-1-14-8 0-7 14 1 14zm13 0 6-1v2h-8v-16h2zm10-15h2v16h-2zm14 3-3-2c-9 0 12 13 1 15l-5-1v-2h1l2 2 3-1c3-4-11-9-4-14 2-1 4 0 5 0zm17 5h-9v8h-2v-16h2v7h9l-1-7h3v16h-3zm7-8h2v16h-2zm7 0 12 12-1-12h2v16l-12-12v12h-1v-16zm31 0 1 3c-9-8-17 7-8 12h5c3 0 1-3 1-5h3c0 15-24 1-12-8 3-3 7-3 10-2z',
} as const;

/* Icons that every page holds, in fewer points than lucide's. */

export const handset: IconDrawing = [
  [
    'path',
    { d: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z' },
  ],
];

export const envelope: IconDrawing = [['path', { d: 'M2 5h20v14H2zl10 7 10-7' }]];

export const pin: IconDrawing = [
  ['path', { d: 'M20 10c0 5-5 10-8 12-3-2-8-7-8-12a8 8 0 0 1 16 0z' }],
  ['circle', { cx: '12', cy: '10', r: '3' }],
];

export const clipboard: IconDrawing = [['path', { d: 'M9 4H5v17h14V4h-4M9 2h6v4H9zM9 11h6M9 16h6' }]];
