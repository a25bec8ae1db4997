import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPaths } from '../../../views/components/drawings.ts';
import { iconSizes } from '../../pages/web-manifest.ts';
import { tokenColours } from '../token-colours.ts';

/** Edge of the square around the mark, in the units of `brandPaths`, when the mark is as large as fits. */
const edge = 104;

interface MarkSvg {
  svg: string;
  /** In CSS pixels, when nothing else gives the drawing a size. */
  size: number;
}

/**
 * Draws the icons that browsers and phones ask for into `outDir`, in the site's own colours, under the names of
 * `src/pages/web-manifest.ts`.
 */
export async function buildIcons(outDir: string): Promise<void> {
  const colours = await tokenColours();
  await mkdir(outDir, { recursive: true });
  const icon = markSvg(colours);
  // A phone may cut a maskable icon to a circle, and an Apple icon loses its corners: the mark stays within 80 %.
  const padded = markSvg(colours, 0.76);
  await Promise.all([
    writeFile(`${outDir}favicon.svg`, icon.svg),
    draw(icon, 48).then((png) => writeFile(`${outDir}favicon.ico`, icoFile(png, 48))),
    ...iconSizes.map(async (size) => writeFile(`${outDir}icon-${size}.png`, await draw(icon, size))),
    draw(padded, 180).then((png) => writeFile(`${outDir}apple-touch-icon.png`, png)),
    draw(padded, 512).then((png) => writeFile(`${outDir}icon-maskable-512.png`, png)),
  ]);
}

function draw(mark: MarkSvg, size: number): Promise<Buffer> {
  return sharp(Buffer.from(mark.svg), { density: (72 * size) / mark.size })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/**
 * A square of green stone with the mark on it, `scale` times as large as fits; `colours` by the names of tokens. Its
 * text is short, because every page carries it.
 */
export function markSvg(colours: (name: string) => string, scale = 1): MarkSvg {
  const size = Math.round(edge / scale);
  const [left, top] = [(64 - size) / 2, (80 - size) / 2];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${size} ${size}" fill="none" stroke-width="5.6">` +
    `<path fill="${colours('surface-deep')}" d="M${left} ${top}h${size}v${size}H${left}z"/>` +
    `<path stroke="${colours('on-deep')}" d="${brandPaths.arch}"/>` +
    `<path stroke="${colours('accent-on-deep')}" d="${brandPaths.gleam}"/></svg>`;
  return { svg, size };
}

/** The drawing as an address that needs no request; only what an address in HTML cannot hold is escaped. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%<>#"]/g, encodeURIComponent)}`;
}

/** An `.ico` file with one picture in it, a PNG of `size` × `size` pixels (at most 255). */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where it starts
  return Buffer.concat([header, png]);
}
