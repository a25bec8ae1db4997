import { cp } from 'node:fs/promises';

/** Copies what is served as it is, at the root of the site. Picture masters are not: their variants are. */
export async function copyStaticFiles(root: string, distDir: string): Promise<void> {
  await cp(`${root}static`, `${distDir}static`, {
    recursive: true,
    filter: (source) => !source.startsWith(`${root}static/pictures`),
  });
}
