import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { distDir, root } from './paths.ts';

const inputs = [
  'build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'data',
  'views',
  'src',
  'static',
];
const stampFile = `${distDir}.stamp`;

/**
 * One hash over everything the build reads. Text is hashed by content; files under `static/`, which are large,
 * by name, size and time of change. `folder` is the project's and ends with a slash.
 */
export async function hashInputs(folder = root): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await listFiles(folder + input)) {
      hash.update(file.slice(folder.length));
      if (input === 'static') {
        const { size, mtimeMs } = await stat(file);
        hash.update(`${size}:${mtimeMs}`);
      } else {
        hash.update(await readFile(file));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether `dist/` was made from inputs with this hash. */
export async function isBuilt(inputsHash: string): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  return stamp === inputsHash;
}

/** Marks `dist/` as made from these inputs; written last, so that a build cut short is built again. */
export async function writeStamp(inputsHash: string): Promise<void> {
  await writeFile(stampFile, inputsHash);
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}
