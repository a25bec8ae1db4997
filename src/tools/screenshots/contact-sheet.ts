import sharp, { type OverlayOptions } from 'sharp';

export interface SheetEntry {
  /** Above the pictures. */
  label: string;
  /** The pictures of one address, side by side. */
  files: readonly string[];
}

/** Pixels on the sheet. A page that is longer is cut: the sheet is for comparing, the pictures are for reading. */
const thumb = { width: 150, height: 640 };
const gap = 8;
const labelHeight = 26;
const entriesPerRow = 5;

/** Writes one picture with all addresses of one width on it, each in every look. */
export async function writeContactSheet(entries: readonly SheetEntry[], path: string): Promise<void> {
  const maxFiles = Math.max(...entries.map(({ files }) => files.length));
  const entryWidth = maxFiles * (thumb.width + gap) + 2 * gap;
  const entryHeight = thumb.height + labelHeight + 2 * gap;
  const layers: OverlayOptions[] = [];
  for (const [index, { label, files }] of entries.entries()) {
    const left = gap + (index % entriesPerRow) * entryWidth;
    const top = gap + Math.floor(index / entriesPerRow) * entryHeight;
    layers.push({
      input: { text: { text: `<span foreground="white">${label}</span>`, rgba: true } },
      left,
      top,
    });
    for (const [place, file] of files.entries()) {
      const input = await sharp(file)
        .resize({ ...thumb, fit: 'cover', position: 'top' })
        .toBuffer();
      layers.push({ input, left: left + place * (thumb.width + gap), top: top + labelHeight });
    }
  }
  const width = gap + Math.min(entriesPerRow, entries.length) * entryWidth;
  const height = gap + Math.ceil(entries.length / entriesPerRow) * entryHeight;
  await sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .composite(layers)
    .jpeg({ quality: 80 })
    .toFile(path);
}
