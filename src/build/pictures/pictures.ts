import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inParallel } from '../in-parallel.ts';
import { pictureFacts } from './picture-facts.ts';
import { readMasters } from './picture-masters.ts';
import { type PictureVariant, variantsOf } from './picture-variants.ts';

export interface PictureBuildOptions {
  /** Called after each file is in place. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Puts every variant of every master below `root` into `outDir`. Encoded files are kept in `.cache/pictures` under
 * their hashed names, so that a picture is encoded once for as long as it and its recipe stay the same.
 * @throws Error naming the file when a master cannot be read or encoded.
 */
export async function buildPictures(
  root: string,
  outDir: string,
  { onProgress = () => {} }: PictureBuildOptions = {},
): Promise<void> {
  const cacheDir = join(root, '.cache/pictures');
  const variants = await planVariants(root);
  await mkdir(cacheDir, { recursive: true });
  await mkdir(outDir, { recursive: true });
  // One thread a picture and one picture a core beats several threads on one picture.
  sharp.concurrency(1);
  let done = 0;
  await inParallel(variants, availableParallelism(), async (variant) => {
    const cached = join(cacheDir, variant.name);
    if (!(await exists(cached))) await encode(variant, cached);
    await copyFile(cached, join(outDir, variant.name));
    done += 1;
    onProgress(done, variants.length);
  });
}

/** The largest first, so that no core ends up with a long one alone. */
async function planVariants(root: string): Promise<PictureVariant[]> {
  const facts = await pictureFacts(root);
  const variants = (await readMasters(root)).flatMap((master) => {
    const fact = facts[master.key];
    return fact ? variantsOf(master, fact) : [];
  });
  return variants.sort((a, b) => b.step.width - a.step.width);
}

async function encode({ name, master, region, format, step }: PictureVariant, file: string): Promise<void> {
  const image = region ? sharp(master).extract(region) : sharp(master);
  const sized = image.resize(step.width);
  const encoded =
    format === 'avif'
      ? sized.avif({ quality: step.avif, effort: step.effort, chromaSubsampling: '4:2:0' })
      : sized.jpeg({ quality: step.jpeg, mozjpeg: true });
  const bytes = await encoded.toBuffer().catch((cause: unknown) => {
    throw new Error(`The picture ${name} cannot be made from ${master}: is it a whole JPEG?`, { cause });
  });
  // A build that is cut short leaves no half-written picture under a name that is taken to be finished.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
