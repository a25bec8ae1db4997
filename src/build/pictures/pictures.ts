import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { picturesIn } from '../../../views/pictures/pictures-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import type { PictureCrops } from '../../base/manifest.ts';
import { planPictureCrops } from './picture-crops.ts';
import { type MeasuredMaster, readMeasuredMasters } from './picture-masters.ts';
import { type PictureFile, pictureFact, variantsOf } from './picture-variants.ts';
import { planTiledPictures } from './tiled-pictures.ts';

/** What the server has to know of the pictures. */
export interface BuiltPictures {
  facts: PictureFacts;
  /** Of the pictures that structured data names in several shapes. */
  crops: PictureCrops;
}

/** Where the files that visitors are sent are committed, under the names by which `/assets/` serves them. */
export const madeFolder = 'static/assets';

/**
 * Copies the pictures that visitors are sent into `assetsDir`. Nothing is encoded: that is what `npm run pictures` does.
 * @throws Error naming the files that are missing or stale, and the command that makes them.
 */
export async function buildPictures(
  root: string,
  assetsDir: string,
  routes: readonly Route[],
): Promise<BuiltPictures> {
  const plan = planPictures(await readMeasuredMasters(root), routes);
  const { missing, stale } = await compareFiles(root, plan.files);
  if (missing.length + stale.length > 0) {
    const lines = [
      ...missing.map(({ name }) => `${madeFolder}/${name} is missing`),
      ...stale.map((name) => `${madeFolder}/${name} is stale: its master, recipe or place has changed`),
    ];
    throw new Error([...lines, 'Run `npm run pictures` and commit what it makes.'].join('\n'));
  }
  // What has the same name has the same bytes.
  await cp(join(root, madeFolder), assetsDir, { recursive: true, force: false });
  return plan;
}

/** Every file that the site needs of its pictures, and what its pages have to know of them. */
export function planPictures(
  masters: readonly MeasuredMaster[],
  routes: readonly Route[],
): BuiltPictures & { files: readonly PictureFile[] } {
  const named = new Set(routes.flatMap(({ content }) => [...picturesIn(content)]));
  const tiled = planTiledPictures(named, masters);
  const { crops, files: cropped } = planPictureCrops(routes, masters);
  const facts = Object.fromEntries(masters.map((master) => [master.key, pictureFact(master)]));
  return {
    facts: { ...facts, ...tiled.facts },
    crops,
    files: [...masters.flatMap(variantsOf), ...tiled.files, ...cropped],
  };
}

/** What has still to be made, and the names of the files that nothing needs any more. */
export async function compareFiles(
  root: string,
  files: readonly PictureFile[],
): Promise<{ missing: PictureFile[]; stale: string[] }> {
  const folders = ['pictures', 'share'].map(async (folder) => {
    const names = await readdir(join(root, madeFolder, folder)).catch(() => []);
    return names.map((name) => `${folder}/${name}`);
  });
  const present = new Set((await Promise.all(folders)).flat());
  const needed = new Set(files.map(({ name }) => name));
  return {
    missing: files.filter(({ name }) => !present.has(name)),
    stale: [...present].filter((name) => !needed.has(name)),
  };
}
