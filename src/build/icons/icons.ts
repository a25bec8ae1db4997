import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { tokenColours } from '../token-colours.ts';
import { icoFile } from './ico-file.ts';
import { type MarkSvg, markSvg } from './mark-svg.ts';

/**
 * Draws the icons that browsers and phones ask for into `outDir`, in the site's own colours, under the names of
 * `src/pages/icon-files.ts`.
 */
export async function buildIcons(root: string, outDir: string): Promise<void> {
  const colours = await tokenColours(root);
  await mkdir(outDir, { recursive: true });
  const icon = markSvg(colours);
  // A phone may cut a maskable icon to a circle, and an Apple icon loses its corners: the mark stays within 80 %.
  const padded = markSvg(colours, 0.76);
  await Promise.all([
    writeFile(`${outDir}favicon.svg`, icon.svg),
    draw(icon, 48).then((png) => writeFile(`${outDir}favicon.ico`, icoFile(png, 48))),
    ...[48, 96, 192, 512].map(async (size) => writeFile(`${outDir}icon-${size}.png`, await draw(icon, size))),
    draw(padded, 180).then((png) => writeFile(`${outDir}apple-touch-icon.png`, png)),
    draw(padded, 512).then((png) => writeFile(`${outDir}icon-maskable-512.png`, png)),
  ]);
}

function draw({ svg, size: edge }: MarkSvg, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / edge })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}
