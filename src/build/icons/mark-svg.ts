import { brandPaths } from '../../../views/components/brand-paths.ts';

/** Edge of the square around the mark, in the units of `brandPaths`, when the mark is as large as fits. */
const edge = 52;

export interface MarkSvg {
  svg: string;
  /** In CSS pixels, when nothing else gives the drawing a size. */
  size: number;
}

/**
 * A square of green stone with the mark on it, `scale` times as large as fits; `colours` by the names of tokens. Its
 * text is short, because every page carries it.
 */
export function markSvg(colours: (name: string) => string, scale = 1): MarkSvg {
  const size = Math.round(edge / scale);
  const [left, top] = [(32 - size) / 2, (40 - size) / 2];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${size} ${size}" fill="none" stroke-width="2.8">` +
    `<path fill="${colours('surface-deep')}" d="M${left} ${top}h${size}v${size}H${left}z"/>` +
    `<path stroke="${colours('on-deep')}" d="${brandPaths.arch}"/>` +
    `<path stroke="${colours('accent-on-deep')}" d="${brandPaths.gleam}"/></svg>`;
  return { svg, size };
}

/** The drawing as an address that needs no request; only what an address in HTML cannot hold is escaped. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%<>#"]/g, encodeURIComponent)}`;
}
