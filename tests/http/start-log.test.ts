import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

test('a start says where the enquiries lie, as a path that does not hang on the working directory', async () => {
  await using folder = await createTemporaryFolder();
  await using site = await startBuiltSite({ DATA_DIR: relative(process.cwd(), join(folder.path, 'data')) });
  await expect.poll(() => lines(site, 'enquiries')).toMatchObject([{ folder: join(folder.path, 'data') }]);
});

test('a data folder that cannot be used is one error line at the start, before a visitor finds out, and /readyz is red', async () => {
  await using site = await startBuiltSite({ DATA_DIR: '/dev/null' });
  await expect.poll(() => lines(site, 'lock')).toHaveLength(1);
  expect(lines(site, 'lock')).toMatchObject([{ level: 'error', folder: '/dev/null', code: 'EEXIST' }]);
  expect((await fetch(`${site.url}/readyz/store`)).status).toBe(503);
});

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
