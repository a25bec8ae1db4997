import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSize, doorway } from './share-card-layout.ts';

/** WhatsApp shows no preview whose picture is larger. */
export const mostCardBytes = 300_000;

/** Whole colour: thin letters would fray at half. */
const jpeg = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** The pointed arch of the site (see `views/components/arch.css`), as wide and high as the doorway. */
function archSvg(attributes: string): Buffer {
  const path = 'M0 500V218C0 112 92 96 150 52 174 34 191 17 200 0c9 17 26 34 50 52 58 44 150 60 150 166v282z';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${doorway.width}" height="${doorway.height}" preserveAspectRatio="none"><path d="${path}" ${attributes}/></svg>`,
  );
}

/** Everything of the drawing that is not in the layout: a change makes the cards anew. */
export const drawingSettings = JSON.stringify({
  jpeg,
  arch: archSvg('').toString(),
  doorway,
  cardSize,
});

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
