import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureAlts } from '../../../../data/pictures.ts';
import { swatchIds } from '../../../../data/stones/stone.ts';
import { root as projectRoot } from '../../../../src/build/paths.ts';
import { pictureFacts } from '../../../../src/build/pictures/picture-facts.ts';
import { recipeOf } from '../../../../src/build/pictures/picture-recipes.ts';
import { buildPictures } from '../../../../src/build/pictures/pictures.ts';
import { pictureUrl } from '../../../../views/pictures/picture-url.ts';

/** A project of its own in the system's temporary folder, with the masters it is given. */
async function createProject(masters: Record<string, Picture>) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'static/pictures/swatches'), { recursive: true });
  for (const [name, picture] of Object.entries(masters)) await paint(root, name, picture);
  return {
    root,
    out: join(root, 'dist'),
    paint: (name: string, picture: Picture) => paint(root, name, picture),
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

test('the facts of a picture are its size, its average colour, its widths and its phone crop', async () => {
  await using project = await createProject({
    'hero-9': { width: 1000, height: 600, colour: '#808080' },
    'swatches/slate': { width: 100, height: 100, colour: '#404040' },
  });
  const facts = await pictureFacts(project.root);
  expect(facts).toEqual({
    'hero-9': {
      hash: expect.stringMatching(/^\w{7}$/),
      width: 1000,
      height: 600,
      colour: '#808080',
      widths: [480, 640, 800],
      crop: { width: 480, height: 600, widths: [480] },
    },
    'swatch:slate': {
      hash: expect.stringMatching(/^\w{7}$/),
      width: 100,
      height: 100,
      colour: '#404040',
      widths: [96],
    },
  });
});

test('a master smaller than every width is offered as it is, never enlarged', async () => {
  await using project = await createProject({ 'gallery-99': { width: 40, height: 30, colour: '#884422' } });
  const facts = await pictureFacts(project.root);
  await buildPictures(project.root, project.out);
  expect(facts['gallery-99']?.widths).toEqual([40]);
  const [file] = (await readdir(project.out)).filter((name) => name.endsWith('-40.avif'));
  expect(await sharp(join(project.out, String(file))).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('the hash changes with the bytes of the master and with nothing else', async () => {
  await using project = await createProject({
    'about-8': { width: 60, height: 40, colour: '#112233' },
    'about-9': { width: 60, height: 40, colour: '#445566' },
  });
  const before = await pictureFacts(project.root);
  await project.paint('about-9', { width: 60, height: 40, colour: '#665544' });
  const after = await pictureFacts(project.root);
  expect(after['about-9']?.hash).not.toBe(before['about-9']?.hash);
  expect(after['about-8']).toEqual(before['about-8']);
});

test('a build writes each file under the name that pages link to, in both formats, the crop about its focus', async () => {
  await using project = await createProject({
    'hero-9': { width: 600, height: 600, colour: '#808080' },
    'swatches/slate': { width: 100, height: 100, colour: '#404040' },
  });
  const facts = await pictureFacts(project.root);
  const progress: [number, number][] = [];
  await buildPictures(project.root, project.out, { onProgress: (...counts) => progress.push(counts) });
  const linked = Object.entries(facts).flatMap(([key, fact]) =>
    (['avif', 'jpg'] as const).flatMap((format) => [
      ...fact.widths.map((width) => pictureUrl(key, fact, width, format)),
      ...(fact.crop?.widths ?? []).map((width) => pictureUrl(key, fact, width, format, 'crop')),
    ]),
  );
  expect((await readdir(project.out)).sort()).toEqual(linked.map((url) => basename(url)).sort());
  const crop = await sharp(join(project.out, `hero-9-${facts['hero-9']?.hash}-crop-480.jpg`)).metadata();
  expect(crop).toMatchObject({ width: 480, height: 600 });
  expect(progress.at(-1)).toEqual([6, 6]);
});

test('a second build encodes nothing', async () => {
  await using project = await createProject({ 'gallery-99': { width: 400, height: 300, colour: '#884422' } });
  const cache = join(project.root, '.cache/pictures');
  await buildPictures(project.root, project.out);
  const firstTimes = await timesOf(cache);
  await buildPictures(project.root, join(project.root, 'elsewhere'));
  expect(await timesOf(cache)).toEqual(firstTimes);
  expect(await readdir(join(project.root, 'elsewhere'))).toEqual(await readdir(project.out));
});

test('a master that is no picture is named in the error', async () => {
  await using project = await createProject({ 'about-8': { width: 60, height: 40, colour: '#112233' } });
  await writeFile(join(project.root, 'static/pictures/about-9.jpg'), 'no JPEG');
  await expect(buildPictures(project.root, project.out)).rejects.toThrow('about-9');
});

test('every picture and texture that the content may name has a master at least as wide as its ladder', async () => {
  const facts = await pictureFacts(projectRoot);
  expect(Object.keys(facts).sort()).toEqual(
    [...Object.keys(pictureAlts), ...swatchIds.map((id) => `swatch:${id}`)].sort(),
  );
  for (const [key, fact] of Object.entries(facts)) {
    expect(fact.widths, key).toEqual(recipeOf(key).whole.ladder.map((step) => step.width));
    expect(fact.crop?.widths, key).toEqual(recipeOf(key).phone?.ladder.map((step) => step.width));
  }
});

async function timesOf(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder);
  const times = names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(times));
}
