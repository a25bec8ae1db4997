import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeBuild } from '../../../src/build/build-site.ts';
import { cacheDir } from '../../../src/build/paths.ts';
import { hashInputs } from '../../../src/build/stamp.ts';
import { createDataLock } from '../../../src/enquiries/store/data-lock.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

test('a build waits for another one, touches nothing meanwhile, and takes what that one made', async () => {
  await using folder = await createTemporaryFolder();
  await writeFile(join(folder.path, 'half-made'), '');
  const other = createDataLock(cacheDir);
  await expect.poll(() => other.take()).toBe(true);
  const build = spawn(process.execPath, ['build.mjs', '--out', folder.path]);
  const exited = once(build, 'exit');
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  try {
    await expect.poll(() => output).toMatch(/^Waiting for another build: process \d+ on /);
    expect(await readdir(folder.path)).toEqual(['half-made']);
    await writeFile(join(folder.path, '.stamp'), await hashInputs());
  } finally {
    other.release();
  }
  expect(await exited).toEqual([0, null]);
  expect(output).toContain('dist/ is up to date');
  expect(await readdir(folder.path)).toContain('half-made');
});

test('npm run dev waits for a build, too, and empties nothing meanwhile', async () => {
  await using folder = await createTemporaryFolder();
  await writeFile(join(folder.path, 'half-made'), '');
  const other = createDataLock(cacheDir);
  await expect.poll(() => other.take()).toBe(true);
  const watch = spawn(process.execPath, ['build.mjs', '--watch', '--out', folder.path]);
  const exited = once(watch, 'exit');
  let output = '';
  watch.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  try {
    await expect.poll(() => output).toMatch(/^Waiting for another build: process \d+ on /);
    expect(await readdir(folder.path)).toEqual(['half-made']);
  } finally {
    watch.kill('SIGKILL');
    await exited;
    other.release();
  }
});

test('a build that cannot keep others out says where it cannot write, and nothing of a store', async () => {
  await using folder = await createTemporaryFolder();
  // What no file can be made of, whoever asks: tests may run as root.
  await mkdir(join(folder.path, 'lock.db'));
  await expect(takeBuild(folder.path)).rejects.toThrow(`The build cannot write to ${folder.path}: `);
});
