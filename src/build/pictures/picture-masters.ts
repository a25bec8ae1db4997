import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of `static/pictures`, as it was rendered. */
export interface PictureMaster {
  /** The picture's id, or `swatch:<id>` for a stone texture. */
  key: string;
  path: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  digest: string;
}

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

async function jpegsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'))
    .map((entry) => entry.name.slice(0, -'.jpg'.length));
}

async function readMaster(key: string, path: string): Promise<PictureMaster> {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return { key, path, digest };
}
