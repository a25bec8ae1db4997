import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture of `static/pictures`, as it was rendered. */
export interface PictureMaster {
  /** The picture's id, or `swatch:<id>` for a stone texture. */
  key: string;
  path: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  digest: string;
}

export interface MeasuredMaster extends PictureMaster {
  /** In pixels. */
  width: number;
  height: number;
  /** Average of all pixels, `#rgb`. */
  colour: string;
}

/** What `static/pictures/measured.json` holds of each master, by its key. */
type Measurements = Record<string, Omit<MeasuredMaster, 'key' | 'path'>>;

/** Every `static/pictures/*.jpg` and `static/pictures/swatches/*.jpg` below `root`, sorted by key. */
export async function readMasters(root: string): Promise<PictureMaster[]> {
  const folder = join(root, 'static/pictures');
  const masters = await Promise.all([
    ...(await jpegsIn(folder)).map((id) => readMaster(id, join(folder, `${id}.jpg`))),
    ...(await jpegsIn(join(folder, 'swatches'))).map((id) =>
      readMaster(`swatch:${id}`, join(folder, 'swatches', `${id}.jpg`)),
    ),
  ]);
  return masters.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * The masters with what was measured of them when their files were made, so that no picture has to be decoded.
 * @throws Error naming the masters that have changed since, and the command that measures them.
 */
export async function readMeasuredMasters(root: string): Promise<MeasuredMaster[]> {
  const measurements = await readMeasurements(root);
  const masters = await readMasters(root);
  const stale = masters.filter(({ key, digest }) => measurements[key]?.digest !== digest);
  if (stale.length > 0) {
    const lines = stale.map(({ path }) => `${path} is new or has changed`);
    throw new Error([...lines, 'Run `npm run pictures` and commit what it makes.'].join('\n'));
  }
  return masters.flatMap((master) => {
    const measurement = measurements[master.key];
    return measurement ? [{ ...master, ...measurement }] : [];
  });
}

/**
 * Measures the masters that are new or have changed and keeps the table for `readMeasuredMasters`.
 * @throws Error naming a master that is no whole picture.
 */
export async function measureMasters(root: string): Promise<MeasuredMaster[]> {
  const measure = await createMeasure(root);
  const masters = await Promise.all((await readMasters(root)).map(measure));
  // A line for each: one changed photograph is one changed line.
  const rows = masters.map(({ key, digest, width, height, colour }) => {
    return `  ${JSON.stringify(key)}: ${JSON.stringify({ digest, width, height, colour })}`;
  });
  await writeFile(measurementsFile(root), `{\n${rows.join(',\n')}\n}\n`);
  return masters;
}

/**
 * Returns what measures a master, or knows it from when its files were made.
 * It rejects with an Error naming the file where that is no picture, or not all of one.
 */
export async function createMeasure(
  root: string,
): Promise<(master: PictureMaster) => Promise<MeasuredMaster>> {
  const known = await readMeasurements(root);
  return async (master) => {
    const found = known[master.key];
    return { ...master, ...(found?.digest === master.digest ? found : await measure(master.path)) };
  };
}

async function jpegsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'))
    .map((entry) => entry.name.slice(0, -'.jpg'.length));
}

async function readMaster(key: string, path: string): Promise<PictureMaster> {
  return { key, path, digest: hash('sha256', await readFile(path)) };
}

async function measure(path: string): Promise<Pick<MeasuredMaster, 'width' | 'height' | 'colour'>> {
  try {
    const { width, height } = await sharp(path).metadata();
    // The decoder shrinks while it reads, so that one pixel takes milliseconds.
    const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    // Four bits of each suffice for a moment, and two dozen of them stand in a page.
    const digits = [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16));
    return { width, height, colour: `#${digits.join('')}` };
  } catch (cause) {
    throw new Error(`The picture ${path} cannot be read: is it a whole JPEG?`, { cause });
  }
}

async function readMeasurements(root: string): Promise<Measurements> {
  const json = await readFile(measurementsFile(root), 'utf8').catch(() => '{}');
  return JSON.parse(json) as Measurements;
}

function measurementsFile(root: string): string {
  return join(root, 'static/pictures/measured.json');
}
