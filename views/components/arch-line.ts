/** The brand's arch from the left foot over the point to the right one, in a box of 400 × 500: the data of an SVG path. */
export const archLine =
  'M0 500V218C0 112 92 96 150 52 174 34 191 17 200 0c9 17 26 34 50 52 58 44 150 60 150 166v282';
