import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayMs } from '../../../src/base/durations.ts';
import { type KeptAssetsOptions, keepAssets } from '../../../src/response-cache/kept-assets.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

const own = ['content', 'content/AAAAAAA', 'content/AAAAAAA/own.json', 'own.css', 'own.css.br'];

test('styles, scripts, content and fonts are kept for their owner alone, pictures are not', async () => {
  await using kept = await createKept();
  await keepAssets(kept.options);
  expect(await kept.names()).toEqual(own);
  for (const name of own) expect((await stat(kept.path(name))).mode & 0o077, name).toBe(0);
});

test('two servers at once leave whole files, and nothing besides', async () => {
  await using kept = await createKept();
  await Promise.all([keepAssets(kept.options), keepAssets(kept.options)]);
  expect(await kept.names()).toEqual(own);
  expect(await readFile(kept.path('own.css'), 'utf8')).toBe('a{}');
});

test('a copy that a power cut has shortened is written anew', async () => {
  await using kept = await createKept();
  await keepAssets(kept.options);
  await truncate(kept.path('own.css'));
  await keepAssets(kept.options);
  expect(await readFile(kept.path('own.css'), 'utf8')).toBe('a{}');
});

test('a file goes a week after the last server that had it, and its folder once that is empty', async () => {
  await using kept = await createKept();
  await keepAssets(kept.options);
  await kept.age('own.css', 8);
  await mkdir(kept.path('content/BBBBBBB'));
  await kept.write('content/BBBBBBB/gone.json', 8);
  await kept.write('recent.css', 6);
  await keepAssets(kept.options);
  expect(await kept.names()).toEqual([...own, 'content/BBBBBBB', 'recent.css'].sort());
  await kept.age('content/BBBBBBB', 8);
  await keepAssets(kept.options);
  expect(await kept.names()).toEqual([...own, 'recent.css'].sort());
});

test('beyond 64 MiB what was served last stays', async () => {
  await using kept = await createKept();
  for (const [name, days] of [
    ['older.js', 3],
    ['newer.js', 2],
  ] as const) {
    await kept.write(name, days);
    await truncate(kept.path(name), 40 * 1024 * 1024);
    await kept.age(name, days);
  }
  await keepAssets(kept.options);
  expect(await kept.names()).toEqual([...own, 'newer.js'].sort());
});

test('on a disk that has little room nothing is added, and old files go all the same', async () => {
  await using kept = await createKept();
  await keepAssets({ ...kept.options, minFreeBytes: Number.MAX_SAFE_INTEGER });
  expect(await kept.names()).toEqual([]);
  await kept.write('gone.css', 8);
  await keepAssets({ ...kept.options, minFreeBytes: Number.MAX_SAFE_INTEGER });
  expect(await kept.names()).toEqual([]);
});

test('what is no file of a build stays, and a link in the place of the folder is not followed', async () => {
  await using kept = await createKept();
  await kept.write('enquiries.db', 8);
  await keepAssets(kept.options);
  expect(await kept.names()).toEqual([...own, 'enquiries.db'].sort());
  const { keptFolder } = kept.options;
  await kept.write('gone.css', 8);
  await rename(keptFolder, `${keptFolder}-elsewhere`);
  await symlink(`${keptFolder}-elsewhere`, keptFolder);
  await expect(keepAssets(kept.options)).rejects.toThrow('is a link');
  expect(await kept.names()).toContain('gone.css');
});

interface Kept extends AsyncDisposable {
  options: KeptAssetsOptions;
  path: (name: string) => string;
  names: () => Promise<string[]>;
  age: (name: string, days: number) => Promise<void>;
  write: (name: string, days: number) => Promise<void>;
}

/** A build of three small files and a picture, and a folder to keep them in. */
async function createKept(): Promise<Kept> {
  const folder = await createTemporaryFolder();
  const built = join(folder.path, 'dist/assets');
  await mkdir(join(built, 'content/AAAAAAA'), { recursive: true });
  await writeFile(join(built, 'own.css'), 'a{}');
  for (const name of ['own.css.br', 'own.css.gz', 'content/AAAAAAA/own.json', 'picture.avif'])
    await writeFile(join(built, name), name);
  const path = (name: string): string => join(folder.path, 'kept/assets', name);
  async function age(name: string, days: number): Promise<void> {
    const then = new Date(Date.now() - days * dayMs);
    await utimes(path(name), then, then);
  }
  return {
    options: {
      distDir: join(folder.path, 'dist/'),
      keptFolder: join(folder.path, 'kept'),
      minFreeBytes: 0,
    },
    path,
    names: async () => (await readdir(path(''), { recursive: true })).sort(),
    age,
    async write(name, days) {
      await mkdir(path(''), { recursive: true });
      await writeFile(path(name), '');
      await age(name, days);
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
