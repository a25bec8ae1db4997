import { rename, stat, writeFile } from 'node:fs/promises';

/**
 * Makes the file unless it is there already. It appears in one step: a build that is cut short leaves nothing
 * half-written under a name that is taken to be finished.
 */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (await stat(file).catch(() => null)) return;
  const bytes = await make();
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}
