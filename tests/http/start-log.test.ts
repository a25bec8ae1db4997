import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

test('a start says where the enquiries lie, as a path that does not hang on the working directory', async () => {
  await using folder = await createTemporaryFolder();
  await using site = await startBuiltSite({ DATA_DIR: relative(process.cwd(), join(folder.path, 'data')) });
  await expect.poll(() => lines(site, 'enquiries')).toMatchObject([{ folder: join(folder.path, 'data') }]);
});

test.each([
  ['is a file', (path: string) => writeFileSync(path, ''), 'EEXIST'],
  ['is a link that leads nowhere', (path: string) => symlinkSync('nowhere', path), 'EEXIST'],
  ['is below a file', (path: string) => writeFileSync(dirname(path), ''), 'ENOTDIR'],
])(
  'a data folder that %s is one error line at the start, which says so, and /readyz is red for it',
  async (_, spoil, code) => {
    await using temporary = await createTemporaryFolder();
    const folder = join(temporary.path, 'some', 'data');
    if (code === 'EEXIST') mkdirSync(dirname(folder));
    spoil(folder);
    await using site = await startBuiltSite({ DATA_DIR: folder });
    await expect.poll(() => lines(site, 'lock')).toHaveLength(1);
    const err = { message: expect.stringContaining('DATA_DIR leads to no folder') };
    expect(lines(site, 'lock')).toMatchObject([{ level: 'error', folder, code, err }]);
    const { reasons } = await (await fetch(`${site.url}/readyz`)).json();
    expect(reasons).toContain('store-no-folder');
  },
);

test('a data folder that comes to be usable is used, without a restart', async () => {
  await using folder = await createTemporaryFolder();
  const data = join(folder.path, 'data');
  writeFileSync(data, '');
  await using site = await startBuiltSite({ DATA_DIR: data });
  await expect.poll(() => lines(site, 'lock')).toHaveLength(1);
  rmSync(data);
  mkdirSync(data);
  await expect.poll(async () => (await fetch(`${site.url}/readyz/store`)).status).toBe(200);
});

function lines(site: BuiltSite, event: string): Record<string, unknown>[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line));
}
