import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { distDir } from '../../src/build/paths.ts';
import { keepAssets } from '../../src/response-cache/kept-assets.ts';
import { fetchBytes } from '../harness/fetch-bytes.ts';
import { startSite } from '../harness/site.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

test('a server keeps the small files of its build, and serves those that the server of another build has kept', async () => {
  await using folder = await createTemporaryFolder();
  const kept = join(folder.path, 'kept');
  const other = join(folder.path, 'other/');
  await mkdir(`${other}assets`, { recursive: true });
  await writeFile(`${other}assets/boot-OTHERBLD.js`, 'run()');
  await writeFile(`${other}assets/boot-OTHERBLD.js.br`, brotliCompressSync('run()'));
  await keepAssets({ distDir: other, keptFolder: kept, minFreeBytes: 0 });

  await using site = await startBuiltSite({ DATA_DIR: folder.path });
  const answer = await fetch(`${site.url}/assets/boot-OTHERBLD.js`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'run()']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });

  const own = (await readdir(`${distDir}assets`, { recursive: true })).filter((name) =>
    /\.(?:css|js|json|woff2)$/.test(name),
  );
  await expect
    .poll(() => readdir(join(kept, 'assets'), { recursive: true }))
    .toEqual(expect.arrayContaining(own));
});

test('nothing but small files is served from there, and nothing from beside it', async () => {
  await using folder = await createTemporaryFolder();
  await using site = await startSite({ DATA_DIR: folder.path });
  await writeFile(join(folder.path, 'people.json'), '');
  const kept = join(folder.path, 'kept/assets');
  await mkdir(kept, { recursive: true });
  const others = ['enquiries.db', '.1-2-3-late.css', 'late.css.old'];
  for (const name of ['late.css', ...others]) await writeFile(join(kept, name), '');
  const statusOf = async (path: string) => (await fetchBytes(`${site.url}/assets/${path}`)).status;
  expect(await statusOf('late.css')).toBe(200);
  for (const path of others) expect(await statusOf(path), path).toBe(404);
  for (const path of ['../../people.json', '..%2f..%2fpeople.json', '..%5c..%5cpeople.json'])
    expect(await statusOf(path), path).toBeOneOf([400, 404]);
});

test('a folder that cannot be read is as good as none', async () => {
  await using folder = await createTemporaryFolder();
  await using site = await startSite({ DATA_DIR: folder.path });
  await symlink('kept', join(folder.path, 'kept'));
  const answer = await fetchBytes(`${site.url}/assets/late-home-AAAAAAA.css`);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});
