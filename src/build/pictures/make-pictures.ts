import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Route } from '../../../views/routes/route.ts';
import { routes } from '../../../views/routes/route-table.ts';
import { inParallel } from '../in-parallel.ts';
import { makeOnce } from '../make-once.ts';
import { root } from '../paths.ts';
import { measureMasters } from './picture-masters.ts';
import { compareFiles, madeFolder, planPictures } from './pictures.ts';

// `npm run pictures`
if (import.meta.main) {
  const { made, removed } = await makePictures(root, routes);
  console.log(`${madeFolder}: ${made} files made, ${removed} removed`);
}

/**
 * Makes the files that visitors are sent, as far as they are missing, and removes those of older masters and recipes.
 * Says which one it has made, of how many, and returns how many it made and removed.
 * @throws Error naming the file when a master cannot be read or encoded.
 */
export async function makePictures(
  projectRoot: string,
  pages: readonly Route[],
): Promise<{ made: number; removed: number }> {
  const { files } = planPictures(await measureMasters(projectRoot), pages);
  const { missing, stale } = await compareFiles(projectRoot, files);
  // The widest first, so that no core ends up with a long one alone.
  const queue = missing.toSorted((a, b) => b.width - a.width);
  // One thread a picture and one picture a core beats several threads on one picture.
  sharp.concurrency(1);
  let done = 0;
  await inParallel(queue, availableParallelism(), async ({ name, encode }) => {
    const file = join(projectRoot, madeFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await makeOnce(file, () =>
      encode().catch((cause: unknown) => {
        throw new Error(`The picture ${name} cannot be made: is its master a whole JPEG?`, { cause });
      }),
    );
    done += 1;
    console.log(`${done} of ${queue.length}: ${name}`);
  });
  for (const name of stale) await rm(join(projectRoot, madeFolder, name));
  return { made: queue.length, removed: stale.length };
}
