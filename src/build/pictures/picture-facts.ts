import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureId, pictureAlts } from '../../../data/pictures.ts';
import type { PictureFact } from '../../../views/pictures/picture-fact.ts';
import { contentHash } from '../../base/content-hash.ts';
import { type PictureMaster, readMasters } from './picture-masters.ts';
import { type CroppedFrame, type Frame, recipeOf } from './picture-recipes.ts';

/** What is read from a master's pixels, whatever its recipe. */
interface Measurement {
  width: number;
  height: number;
  /** Average of all pixels, `#rrggbb`. */
  colour: string;
}

/**
 * Hash, size, average colour and widths of every master, without encoding anything. Keyed by picture id, or
 * `swatch:<id>`. Measurements are kept in `.cache/pictures` by the master's content.
 */
export async function pictureFacts(root: string): Promise<Record<string, PictureFact>> {
  const cacheDir = join(root, '.cache/pictures');
  const masters = await readMasters(root);
  const known = await readMeasurements(cacheDir);
  const isCacheComplete = masters.every(({ digest }) => known[digest]);
  const facts = await Promise.all(
    masters.map(async (master): Promise<[string, PictureFact]> => {
      const measurement = known[master.digest] ?? (await measure(master.path));
      known[master.digest] = measurement;
      return [master.key, factOf(master, measurement)];
    }),
  );
  if (!isCacheComplete) await writeMeasurements(cacheDir, known);
  return Object.fromEntries(facts);
}

function factOf({ key, digest }: PictureMaster, master: Measurement): PictureFact {
  const recipe = recipeOf(key);
  return {
    hash: contentHash(digest + JSON.stringify(recipe)),
    ...master,
    ...(isPictureId(key) && { alt: pictureAlts[key] }),
    widths: widthsOf(recipe.whole, master.width),
    ...(recipe.phone && { crop: cropOf(recipe.phone, master) }),
  };
}

function isPictureId(key: string): key is PictureId {
  return key in pictureAlts;
}

function cropOf(frame: CroppedFrame, master: Measurement): NonNullable<PictureFact['crop']> {
  const height = Math.round(master.height * (1 - (frame.top ?? 0)));
  const width = Math.min(master.width, Math.round(height * frame.aspect));
  return { width, height, widths: widthsOf(frame, width) };
}

/** The ladder's widths that need no enlarging; the available width itself where all of them would. */
function widthsOf({ ladder }: Frame, available: number): readonly number[] {
  const widths = ladder.map((step) => step.width).filter((width) => width <= available);
  return widths.length > 0 ? widths : [available];
}

async function measure(path: string): Promise<Measurement> {
  const { width, height } = await sharp(path)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`The picture ${path} cannot be read: is it a whole JPEG?`, { cause });
    });
  // The decoder shrinks while it reads, so that one pixel takes milliseconds.
  const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return { width, height, colour: `#${pixel.subarray(0, 3).toString('hex')}` };
}

async function readMeasurements(cacheDir: string): Promise<Record<string, Measurement>> {
  const json = await readFile(join(cacheDir, 'measurements.json'), 'utf8').catch(() => '{}');
  return JSON.parse(json) as Record<string, Measurement>;
}

/** A build that reads at the same time sees the old file or the new one, never a part. */
async function writeMeasurements(cacheDir: string, known: Record<string, Measurement>): Promise<void> {
  const file = join(cacheDir, 'measurements.json');
  await mkdir(cacheDir, { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(known));
  await rename(`${file}.${process.pid}`, file);
}
