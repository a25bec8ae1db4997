import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createPrivateFile,
  createPrivateFileSync,
  ensurePrivateFileSync,
  giveNameSync,
  makePrivateFolder,
  makePrivateFolderSync,
} from '../../../src/base/private-files.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

// Both ways of waiting for the disk do the same.
describe.each([
  ['others go on', makePrivateFolder, createPrivateFile],
  [
    'nobody goes on',
    async (folder: string) => makePrivateFolderSync(folder),
    async (file: string) => createPrivateFileSync(file),
  ],
] as const)('while %s', (_who, makeFolder, createFile) => {
  test('folders are made down to the last one, each for its owner alone', async () => {
    await using folder = await createTemporaryFolder();
    const last = join(folder.path, 'a', 'b', 'c');
    await makeFolder(last);
    await makeFolder(last);
    expect([modeOf(last), modeOf(join(folder.path, 'a'))]).toEqual([0o700, 0o700]);
  });

  test.runIf(process.getuid?.() === 0)('what root makes belongs to whom the folder does', async () => {
    await using folder = await createTemporaryFolder();
    chownSync(folder.path, 65_534, 65_534);
    const last = join(folder.path, 'a', 'b');
    await makeFolder(last);
    await createFile(join(last, 'file'));
    for (const path of [dirname(last), last, join(last, 'file')])
      expect(statSync(path)).toMatchObject({ uid: 65_534, gid: 65_534 });
  });

  test.runIf(existsSync('/proc/self'))(
    'below a folder that takes none, none is made, and that is said',
    async () => {
      await expect(makeFolder('/proc/none/data')).rejects.toThrow('ENOENT');
    },
  );

  test('a file in the place of a folder is said', async () => {
    await using folder = await createTemporaryFolder();
    writeFileSync(join(folder.path, 'file'), '');
    await expect(makeFolder(join(folder.path, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(folder.path, 'file', 'data'))).rejects.toThrow('ENOTDIR');
  });

  test('a file is private when it is made, and is made once', async () => {
    await using folder = await createTemporaryFolder();
    const file = join(folder.path, 'file');
    await createFile(file);
    expect(modeOf(file)).toBe(0o600);
    await expect(createFile(file)).rejects.toThrow('EEXIST');
  });
});

test('a file that others could read is taken from them, and keeps what is in it', async () => {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, 'kept', { mode: 0o644 });
  ensurePrivateFileSync(file);
  expect([modeOf(file), statSync(file).size]).toEqual([0o600, 4]);
});

test('a link in the place of a file is refused, wherever it leads, and what it leads to is left alone', async () => {
  await using folder = await createTemporaryFolder();
  const [file, link, dead] = ['file', 'link', 'dead'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(file, 'kept', { mode: 0o644 });
  symlinkSync(file, link);
  symlinkSync(join(folder.path, 'none'), dead);
  for (const path of [link, dead]) expect(() => ensurePrivateFileSync(path)).toThrow('is a link');
  expect([modeOf(file), readFileSync(file, 'utf8')]).toEqual([0o644, 'kept']);
  expect(existsSync(join(folder.path, 'none'))).toBe(false);
});

// The system links no folders: with one a name is given as on a file system without links, such as that of most USB sticks.
test.each([
  ['links', (path: string) => writeFileSync(path, 'new')],
  ['no links', (path: string) => mkdirSync(path)],
])('with %s a finished file gets a free name, and writes over nothing that has one', async (_, make) => {
  await using folder = await createTemporaryFolder();
  const [finished, free, taken] = ['finished', 'free', 'taken'].map((name) => join(folder.path, name));
  if (!finished || !free || !taken) throw new Error('No names');
  make(taken);
  const before = statSync(taken).ino;
  make(finished);
  expect(giveNameSync(finished, taken)).toBe(false);
  expect(statSync(taken).ino).toBe(before);
  expect(giveNameSync(finished, free)).toBe(true);
  expect(existsSync(free)).toBe(true);
});
