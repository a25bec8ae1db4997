import sharp, { type OverlayOptions } from 'sharp';

export interface SheetEntry {
  /** Below the pictures. */
  label: string;
  /** The pictures of one address, side by side. */
  files: readonly string[];
}

/** Pixels on the sheet. */
const thumbWidth = 150;
/** A page that is longer is cut: the sheet is for comparing, the pictures are for reading. */
const thumbHeight = 640;
const gap = 8;
const labelHeight = 26;
const entriesPerRow = 5;

/** Writes one picture with all addresses of one width on it, each in every look. */
export async function writeContactSheet(entries: readonly SheetEntry[], path: string): Promise<void> {
  const mostFiles = Math.max(...entries.map(({ files }) => files.length));
  const entryWidth = mostFiles * (thumbWidth + gap) + 2 * gap;
  const entryHeight = thumbHeight + labelHeight + 2 * gap;
  const layers: OverlayOptions[] = [];
  for (const [index, { label, files }] of entries.entries()) {
    const left = gap + (index % entriesPerRow) * entryWidth;
    const top = gap + Math.floor(index / entriesPerRow) * entryHeight;
    layers.push({ input: labelImage(label, entryWidth - 2 * gap), left, top });
    for (const [place, file] of files.entries()) {
      const input = await thumbOf(file);
      layers.push({ input, left: left + place * (thumbWidth + gap), top: top + labelHeight });
    }
  }
  await sharp({
    create: {
      width: gap + Math.min(entriesPerRow, entries.length) * entryWidth,
      height: gap + Math.ceil(entries.length / entriesPerRow) * entryHeight,
      channels: 3,
      background: 'grey',
    },
  })
    .composite(layers)
    .jpeg({ quality: 80 })
    .toFile(path);
}

async function thumbOf(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width: thumbWidth })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, thumbHeight) })
    .png()
    .toBuffer();
}

function labelImage(text: string, width: number): Buffer {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="white">${safe}</text></svg>`,
  );
}
