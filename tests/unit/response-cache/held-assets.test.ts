import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createHeldAssets, type HeldAssets } from '../../../src/response-cache/held-assets.ts';
import { createTemporaryFolder } from '../enquiries/fixtures/temporary-folder.ts';

const script = 'a'.repeat(1000);

interface Folder extends AsyncDisposable {
  assets: HeldAssets;
  distDir: string;
}

async function hold(ceiling: number): Promise<Folder> {
  const folder = await createTemporaryFolder();
  const distDir = `${folder.path}/`;
  await mkdir(`${distDir}assets/fonts`, { recursive: true });
  await writeFile(`${distDir}secret.js`, script);
  await writeFile(`${distDir}assets/one-AB12.js`, script);
  await writeFile(`${distDir}assets/one-AB12.js.br`, 'br');
  await writeFile(`${distDir}assets/two-AB12.js`, script);
  await writeFile(`${distDir}assets/fonts/face.CD34.woff2`, 'font');
  await writeFile(`${distDir}assets/stone.avif`, 'picture');
  return {
    assets: createHeldAssets({ distDir, ceiling }),
    distDir,
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

test('a file is held in the form that the encoding asks for, or plain where there is none', async () => {
  await using folder = await hold(10_000);
  const { assets, distDir } = folder;
  expect(assets.get('/assets/one-AB12.js', 'br')).toBeUndefined();
  await assets.hold('/assets/one-AB12.js', 'br');
  await assets.hold('/assets/one-AB12.js', 'gzip');
  await assets.hold('/assets/fonts/face.CD34.woff2', 'br');
  await rm(`${distDir}assets`, { recursive: true });
  expect(assets.get('/assets/one-AB12.js', 'br')).toMatchObject({ encoding: 'br', body: Buffer.from('br') });
  expect(assets.get('/assets/one-AB12.js', 'gzip')).toMatchObject({
    encoding: 'identity',
    body: Buffer.from(script),
  });
  expect(assets.get('/assets/one-AB12.js', 'identity')).toBeUndefined();
  expect(assets.get('/assets/fonts/face.CD34.woff2', 'br')).toMatchObject({ encoding: 'identity' });
});

test('pictures, other folders and what is not there are not held', async () => {
  await using folder = await hold(10_000);
  for (const path of [
    '/assets/stone.avif',
    '/assets/none.js',
    '/secret.js',
    '/assets/../secret.js',
    '/assets/..%2fsecret.js',
    '/assets/fonts/../../secret.js',
    '/assets/.hidden.js',
  ]) {
    await folder.assets.hold(path, 'identity');
    expect(folder.assets.get(path, 'identity'), path).toBeUndefined();
  }
});

test('memory ends at the ceiling, whoever asks at the same time', async () => {
  await using folder = await hold(1500);
  const paths = ['/assets/one-AB12.js', '/assets/two-AB12.js'];
  await Promise.all(paths.map((path) => folder.assets.hold(path, 'identity')));
  expect(paths.filter((path) => folder.assets.get(path, 'identity'))).toHaveLength(1);
});

test('a file that two ask for at once is read and counted once', async () => {
  await using folder = await hold(2500);
  const { assets } = folder;
  const [one, two] = ['/assets/one-AB12.js', '/assets/two-AB12.js'] as const;
  await Promise.all([assets.hold(one, 'identity'), assets.hold(one, 'identity')]);
  const held = assets.get(one, 'identity');
  expect(held).toBeDefined();
  await assets.hold(one, 'identity');
  expect(assets.get(one, 'identity')).toBe(held);
  await assets.hold(two, 'identity');
  expect(assets.get(two, 'identity')).toBeDefined();
});
