import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureAlts } from '../../../../data/pictures.ts';
import { swatchIds } from '../../../../data/stones/stone.ts';
import { stones } from '../../../../data/stones/stones.ts';
import { root as projectRoot } from '../../../../src/build/paths.ts';
import { makePictures } from '../../../../src/build/pictures/make-pictures.ts';
import { createMeasure, readMasters } from '../../../../src/build/pictures/picture-masters.ts';
import { recipeOf } from '../../../../src/build/pictures/picture-recipes.ts';
import { pictureFact } from '../../../../src/build/pictures/picture-variants.ts';
import { buildPictures } from '../../../../src/build/pictures/pictures.ts';
import { pictureUrl } from '../../../../views/pictures/picture-url.ts';
import type { Route } from '../../../../views/routes/route.ts';
import { routes } from '../../../../views/routes/route-table.ts';

/** A project of its own in the system's temporary folder, with the masters it is given. */
async function createProject(masters: Record<string, Picture>, named: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const made = join(root, 'static/assets/pictures');
  const pages = [{ page: 'care', head: {}, content: named }] as unknown as Route[];
  await mkdir(join(root, 'static/pictures/swatches'), { recursive: true });
  for (const [name, picture] of Object.entries(masters)) await paint(root, name, picture);
  return {
    root,
    /** Where `npm run pictures` puts what it makes. */
    made,
    paint: (name: string, picture: Picture) => paint(root, name, picture),
    make: () => makePictures(root, pages),
    build: () => buildPictures(root, join(root, 'dist'), pages),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}

interface Picture {
  width: number;
  height: number;
  colour: string;
}

async function paint(root: string, name: string, { width, height, colour }: Picture): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  await writeFile(join(root, 'static/pictures', `${name}.jpg`), await image.jpeg({ quality: 95 }).toBuffer());
}

const grey = { width: 600, height: 600, colour: '#808080' };
const slate = { width: 100, height: 100, colour: '#404040' };

test.each([
  ['is not whole', (jpeg: Buffer) => jpeg.subarray(0, jpeg.length / 2)],
  ['is no picture', () => Buffer.from('hello')],
  ['is empty', () => Buffer.alloc(0)],
])('a master that %s is named, when its files are made and when the owner asks', async (_, spoil) => {
  await using project = await createProject({ 'hero-9': { ...grey, width: 1000 } });
  await project.make();
  const file = join(project.root, 'static/pictures/hero-9.jpg');
  await writeFile(file, spoil(await readFile(file)));
  await expect(project.make()).rejects.toThrow('hero-9.jpg cannot be read: is it a whole JPEG?');
  const measure = await createMeasure(project.root);
  const [master] = await readMasters(project.root);
  await expect(master && measure(master)).rejects.toThrow('hero-9.jpg cannot be read: is it a whole JPEG?');
});

test('pages are told size, average colour, widths and phone crop of a picture', async () => {
  await using project = await createProject({
    'hero-9': { ...grey, width: 1000 },
    'swatches/slate': slate,
  });
  await project.make();
  expect((await project.build()).facts).toEqual({
    'hero-9': {
      hash: expect.stringMatching(/^\w{7}$/),
      width: 1000,
      height: 600,
      colour: '#888',
      widths: [480, 640, 800],
      crop: { width: 540, height: 600, widths: [480] },
    },
    'swatch:slate': {
      hash: expect.stringMatching(/^\w{7}$/),
      width: 100,
      height: 100,
      colour: '#444',
      widths: [96],
    },
  });
});

test('a master smaller than every width is offered as it is, never enlarged', async () => {
  await using project = await createProject({ 'gallery-99': { width: 40, height: 30, colour: '#884422' } });
  await project.make();
  expect((await project.build()).facts['gallery-99']?.widths).toEqual([40]);
  const [file] = (await readdir(project.made)).filter((name) => name.endsWith('-40.avif'));
  expect(await sharp(join(project.made, String(file))).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('what is made has the names that pages link to, in both formats, and the build serves it', async () => {
  const named = { strip: 'slate+slate', sprite: 'hero-9' };
  await using project = await createProject({ 'hero-9': grey, 'swatches/slate': slate }, named);
  const { made } = await project.make();
  const { facts } = await project.build();
  const linked = Object.entries(facts).flatMap(([key, fact]) =>
    (['avif', 'jpg'] as const).flatMap((format) => [
      ...fact.widths.map((width) => pictureUrl(key, fact, width, format)),
      ...(fact.crop?.widths ?? []).map((width) => pictureUrl(key, fact, width, format, 'crop')),
    ]),
  );
  const names = linked.map((url) => basename(url)).sort();
  expect((await readdir(project.made)).sort()).toEqual(names);
  expect((await readdir(join(project.root, 'dist/pictures'))).sort()).toEqual(names);
  const crop = await sharp(join(project.made, `hero-9-${facts['hero-9']?.hash}-crop-480.jpg`)).metadata();
  expect(crop).toMatchObject({ width: 480, height: 533 });
  expect(made).toBe(names.length);
});

test('one changed photograph changes its own files alone, and a second run makes nothing', async () => {
  await using project = await createProject({ 'about-8': grey, 'about-9': grey });
  await project.make();
  const before = await timesOf(project.made);
  await project.paint('about-9', { ...grey, colour: '#665544' });
  expect(await project.make()).toEqual({ made: 2, removed: 2 });
  const after = await timesOf(project.made);
  const kept = Object.keys(before).filter((name) => name.startsWith('about-8'));
  expect(kept.map((name) => after[name])).toEqual(kept.map((name) => before[name]));
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
  expect(await project.make()).toEqual({ made: 0, removed: 0 });
});

test('the build encodes nothing: it names the master that has changed and the command that makes its files', async () => {
  await using project = await createProject({ 'about-8': grey, 'about-9': grey });
  await project.make();
  await project.paint('about-9', { ...grey, colour: '#665544' });
  const error = await project.build().catch(String);
  expect(error).toContain('about-9.jpg is new or has changed');
  expect(error).not.toContain('about-8');
  expect(error).toContain('npm run pictures');
  expect(await readdir(project.root)).not.toContain('dist');
});

test('the build names each file that is missing and each that nothing needs any more', async () => {
  await using project = await createProject({ 'about-8': grey });
  await project.make();
  const [file = ''] = await readdir(project.made);
  await rename(join(project.made, file), join(project.made, 'about-8-older-360.avif'));
  await expect(project.build()).rejects.toThrow(
    new RegExp(`${file} is missing\n.*about-8-older-360.avif is stale.*\n.*npm run pictures`),
  );
  await copyFile(join(project.made, 'about-8-older-360.avif'), join(project.made, file));
  await expect(project.build()).rejects.toThrow('about-8-older-360.avif is stale');
});

test('a master that is no picture, or that a strip lacks, is named in the error', async () => {
  await using project = await createProject({ 'about-8': slate });
  await writeFile(join(project.root, 'static/pictures/about-9.jpg'), 'no JPEG');
  await expect(project.make()).rejects.toThrow('about-9');
  await using striped = await createProject({}, { strip: 'slate' });
  await expect(striped.make()).rejects.toThrow('swatch:slate');
});

test('the pictures of this site are made: if not, the error says which are stale', async () => {
  await using project = await createProject({});
  const { facts } = await buildPictures(projectRoot, join(project.root, 'dist'), routes);
  const masters = Object.keys(facts).filter((key) => !/^(?:strip|sprite):/.test(key));
  expect(masters.sort()).toEqual(
    [...Object.keys(pictureAlts), ...swatchIds.map((id) => `swatch:${id}`)].sort(),
  );
  for (const key of masters) {
    const { whole } = recipeOf(key, facts[key]?.width);
    expect(facts[key]?.widths, key).toEqual(whole.ladder.map((step) => step.width));
    expect(facts[key]?.crop?.widths, key).toEqual(
      recipeOf(key, facts[key]?.width).phone?.ladder.map((step) => step.width),
    );
  }
});

test('every stone has a texture of its own', () => {
  expect(stones.map(({ swatch }) => swatch).sort()).toEqual(swatchIds);
});

test('a master gets the wide steps that it is large enough for, and no step enlarges it', () => {
  const master = { key: 'hero-1', path: '', digest: '', height: 1000, colour: '' };
  const widest = [1600, 2400, 2880, 4000].map((width) => pictureFact({ ...master, width }).widths.at(-1));
  expect(widest).toEqual([1600, 2400, 2880, 2880]);
  // Those of before keep their names.
  expect(pictureFact({ ...master, width: 1600 }).hash).toBe(pictureFact({ ...master, width: 1999 }).hash);
});

async function timesOf(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder);
  const times = names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(times));
}

test('a threshold loses its wall where its format can, and keeps the opening and the floor', async () => {
  await using project = await createProject({
    'threshold-9': { width: 2000, height: 720, colour: '#884422' },
  });
  await project.make();
  const files = await readdir(project.made);
  for (const [name, x] of [
    ['crop-600.avif', 0.5],
    ['1440.avif', 0.72],
  ] as const) {
    const file = files.find((made) => made.endsWith(name));
    const { data, info } = await sharp(join(project.made, String(file)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opacity = (left: number, top: number) =>
      data[(Math.round(top * info.height) * info.width + Math.round(left * info.width)) * info.channels + 3];
    expect(info.channels).toBe(4);
    expect([opacity(x, 0.5), opacity(x, 0.9), opacity(0.02, 0.9)]).toEqual([255, 255, 255]);
    expect([opacity(0.02, 0.5), opacity(0.98, 0.5), opacity(0.02, 0.02)]).toEqual([0, 0, 0]);
  }
  const [jpeg] = files.filter((made) => made.endsWith('1440.jpg'));
  expect((await sharp(join(project.made, String(jpeg))).metadata()).channels).toBe(3);
});
