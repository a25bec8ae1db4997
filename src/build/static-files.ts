import { cp } from 'node:fs/promises';

/** What has its own step of the build: masters of pictures and fonts, and the pictures made of them. */
const ownSteps = ['pictures', 'fonts', 'assets'];

/** Copies what is served as it is, at the root of the site. */
export async function copyStaticFiles(root: string, distDir: string): Promise<void> {
  await cp(`${root}static`, `${distDir}static`, {
    recursive: true,
    filter: (source) => !ownSteps.some((folder) => source === `${root}static/${folder}`),
  });
}
