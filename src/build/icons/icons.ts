import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPaths } from '../../../views/components/brand-paths.ts';
import { tokenColours } from '../token-colours.ts';
import { icoFile } from './ico-file.ts';

type Colours = (name: string) => string;

/**
 * Draws the icons that browsers and phones ask for into `outDir`, in the site's own colours, under the names of
 * `src/pages/icon-files.ts`.
 */
export async function buildIcons(root: string, outDir: string): Promise<void> {
  const colours = await tokenColours(root);
  await mkdir(outDir, { recursive: true });
  const icon = iconSvg(colours, 1);
  // A phone may cut a maskable icon to a circle, and an Apple icon loses its corners: the mark stays within 80 %.
  const padded = iconSvg(colours, 0.76);
  await Promise.all([
    writeFile(`${outDir}favicon.svg`, icon),
    draw(icon, 48).then((png) => writeFile(`${outDir}favicon.ico`, icoFile(png, 48))),
    ...[48, 96, 192, 512].map(async (size) => writeFile(`${outDir}icon-${size}.png`, await draw(icon, size))),
    draw(padded, 180).then((png) => writeFile(`${outDir}apple-touch-icon.png`, png)),
    draw(padded, 512).then((png) => writeFile(`${outDir}icon-maskable-512.png`, png)),
  ]);
}

/** A square of green stone with the mark on it, `scale` times as large as fits. */
function iconSvg(colours: Colours, scale: number): string {
  const [size, height] = [0.0195 * scale, 40];
  const left = (1 - 32 * size) / 2;
  const top = (1 - height * size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colours('verde')}" d="M0 0h1v1H0z"/><g transform="translate(${left} ${top}) scale(${size})" fill="none" stroke-width="2.8" stroke-linejoin="round"><path stroke="${colours('on-verde')}" d="${brandPaths.arch}"/><path stroke="${colours('brass-bright')}" d="${brandPaths.gleam}"/></g></svg>`;
}

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * size })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}
