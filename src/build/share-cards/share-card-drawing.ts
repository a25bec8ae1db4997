import { renderAsync } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import sharp from 'sharp';
import { shareCardText } from '../../../data/share-cards.ts';
import { archLine } from '../../../views/components/arch-line.ts';
import { brandPaths } from '../../../views/components/drawings.ts';
import type { ShareCardContent } from './share-card-content.ts';

/** What link previews ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture stands: a doorway on the lower edge. In pixels. */
const doorway = { left: 692, top: 70, width: 448, height: 560 } as const;

/** The words keep clear of the edges, which some previews trim, and of the doorway. */
const column = { width: 584, height: 502, marginLeft: 68, marginTop: 68 } as const;

/** The card's words and mark, laid out for satori; the ground is transparent and the picture comes behind. */
export function shareCardLayout(
  { section, title, detail }: ShareCardContent,
  colour: (name: string) => string,
): ReactNode {
  const text = { fontFamily: 'Anek Latin', fontWeight: 400 };
  const sectionStyle = { ...text, fontWeight: 600, fontSize: 30, color: colour('accent'), marginBottom: 20 };
  const titleStyle = {
    fontFamily: 'Deccan Display',
    fontSize: titleSize(title),
    lineHeight: 1.14,
    color: colour('ink'),
  };
  const detailStyle = { ...text, fontSize: 36, lineHeight: 1.3, color: colour('ink-soft'), marginTop: 26 };
  const brand = {
    ...text,
    display: 'flex',
    alignItems: 'center',
    marginTop: 'auto',
    color: colour('action'),
  };
  return box(
    { ...cardSize, display: 'flex' },
    box(
      { ...column, display: 'flex', flexDirection: 'column' },
      section ? box(sectionStyle, section) : null,
      box({ ...titleStyle, textWrap: 'balance' }, title),
      detail ? box(detailStyle, detail) : null,
      box(brand, mark(colour('action')), box({ fontSize: 28, marginLeft: 18 }, shareCardText.brandLine)),
    ),
  );
}

/** Long titles are set smaller, so that every one keeps to four lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 76;
  return title.length <= 40 ? 68 : 60;
}

function mark(colour: string): ReactNode {
  const stroke = { stroke: colour, strokeWidth: 4, strokeLinejoin: 'round' } as const;
  const paths = [brandPaths.arch, brandPaths.gleam].map((d) =>
    createElement('path', { key: d, d, ...stroke }),
  );
  return createElement('svg', { viewBox: '0 0 64 80', width: 48, height: 60, fill: 'none' }, ...paths);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style }, ...children);
}

/** WhatsApp shows no preview whose picture is larger. */
export const maxCardBytes = 300_000;

/** Whole colour: thin letters would fray at half. */
const jpeg = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** The arch of the site, as wide and high as the doorway. */
function archSvg(attributes: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${doorway.width}" height="${doorway.height}" preserveAspectRatio="none"><path d="${archLine}z" ${attributes}/></svg>`,
  );
}

/** Everything of the drawing that is not in the layout: a change makes the cards anew. */
export const drawingSettings = JSON.stringify({ jpeg, arch: archSvg('').toString(), doorway, cardSize });

export interface CardDrawing {
  /** The words, as satori set them. */
  svg: string;
  /** Path of the picture's master. */
  master: string;
  /** What the crop is centred on, as a share of the master's width. */
  focus: number;
  ground: string;
  /** Of the line round the doorway: a white sky would lose the arch on the ground. */
  outline: string;
}

/** Puts the picture into its doorway and the words beside it. Returns a JPEG. */
export async function drawShareCard({ svg, master, focus, ground, outline }: CardDrawing): Promise<Buffer> {
  const [words, picture] = await Promise.all([
    renderAsync(svg, { font: { loadSystemFonts: false } }),
    picturedDoorway(master, focus),
  ]);
  return sharp({ create: { ...cardSize, channels: 3, background: ground } })
    .composite([
      { input: picture, left: doorway.left, top: doorway.top },
      {
        input: archSvg(`fill="none" stroke="${outline}" stroke-width="2"`),
        left: doorway.left,
        top: doorway.top,
      },
      // The bare pixels, whose colours resvg has multiplied by their opacity: a PNG in between takes as long as all else.
      { input: words.pixels, raw: { ...cardSize, channels: 4 }, premultiplied: true, left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

async function picturedDoorway(master: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const cropWidth = Math.min(width, Math.round((height * doorway.width) / doorway.height));
  const left = Math.round(width * focus - cropWidth / 2);
  return sharp(master)
    .extract({ left: Math.min(Math.max(left, 0), width - cropWidth), top: 0, width: cropWidth, height })
    .resize(doorway.width, doorway.height)
    .composite([{ input: archSvg(''), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
