/** The brand's mark, in a box of 32 × 40: lines only, two wide. */
export const brandPaths = {
  /** A doorway with the pointed arch of the Deccan. */
  arch: 'M4 39V20.5C4 14 8.6 12 11.6 9.2 14 7 15.4 4.3 16 1.2c.6 3.1 2 5.8 4.4 8C23.4 12 28 14 28 20.5V39',
  /** Bands of sun on the polished floor behind it. */
  gleam: 'M13 26h6M10.8 32h10.4M8.6 38h14.8',
} as const;
