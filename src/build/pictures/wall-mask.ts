import type { Region } from 'sharp';
import { archLine } from '../../../views/components/arch-line.ts';

/** What is cut into the wall of a picture `threshold-*` or `evening-*`, or stands before it. */
export type KeptOfWall = 'opening' | 'nine';

interface Size {
  width: number;
  height: number;
}

/** Its middle, how far before the wall it stands, its width and its height, in metres. */
type Arch = readonly [x: number, before: number, width: number, height: number];

// In metres, as `static/pictures/thresholds.py` builds the scene: the width of the wall in the picture, the distance
// and height of the camera, the skirting, and the strip of brass around an arch.
const across = 1.72 / 0.258;
const distance = 5;
const eye = 0.82;
const skirting = 0.075;
const brass = 0.016;

/** Where the camera stands: the middle of the opening, as a share of the picture's width. */
export const middle = 0.72;
/** Where the floor begins, as a share of its height. */
const base = 0.745;

const arches: Readonly<Record<KeptOfWall, readonly Arch[]>> = {
  opening: [[0, 0, 1.72, 1.72]],
  nine: [
    [-1.12, 0.075, 0.62, 1.3],
    [-0.56, 0.075, 0.62, 1.52],
    [0, 0.075, 0.66, 1.72],
    [0.56, 0.075, 0.62, 1.52],
    [1.12, 0.075, 0.62, 1.3],
    [-0.84, 0.435, 0.52, 0.86],
    [-0.28, 0.435, 0.52, 1.02],
    [0.28, 0.435, 0.52, 1.02],
    [0.84, 0.435, 0.52, 0.86],
  ],
};

/** An SVG as large as `output`, white where that region of a master is kept: all but its wall. */
export function wallMask(kept: KeptOfWall, master: Size, region: Region, output: Size): Buffer {
  const { left, top, width, height } = region;
  const metre = master.width / across;
  const floor = base * master.height;
  const paths = arches[kept].map(([x, before, wide, high]) => {
    const nearer = distance / (distance - before);
    const w = (wide * nearer + 2 * brass) * metre;
    const h = (high * nearer + brass) * metre;
    // What stands nearer has its foot below that of the wall.
    const foot = floor - (eye - eye * nearer) * metre;
    const at = `${middle * master.width + x * nearer * metre - w / 2} ${foot - h}`;
    return `<path d="${archLine}" transform="translate(${at}) scale(${w / 400} ${h / 500})"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${output.width}" height="${output.height}" viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="none" fill="#fff">${paths.join('')}` +
      `<path d="M0 ${floor - skirting * metre}H${master.width}V${master.height}H0z"/></svg>`,
  );
}
