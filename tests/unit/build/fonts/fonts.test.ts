import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import { measureFont, readCharacterMap, tableOf } from '../../../../src/build/fonts/font-metrics.ts';
import { buildFonts } from '../../../../src/build/fonts/fonts.ts';
import { root } from '../../../../src/build/paths.ts';
import { createTemporaryFolder } from '../../enquiries/fixtures/temporary-folder.ts';

const fonts = await createFonts();
afterAll(() => fonts[Symbol.asyncDispose]());

async function createFonts() {
  const { path: folder, ...disposable } = await createTemporaryFolder();
  const facts = await buildFonts(root, folder, { publicPath: '/f' });
  const read = (stem: string) =>
    readFile(join(folder, facts.preload.find(({ href }) => href.includes(stem))?.href.slice(3) ?? ''));
  return {
    ...facts,
    anek: await read('anek-latin'),
    marcellus: await read('marcellus'),
    files: await readdir(folder),
    ...disposable,
  };
}

/** The font without compression; a variable font at one weight when that is given. */
async function uncompressed(woff2: Buffer, wght?: number): Promise<Buffer> {
  const characters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).join('');
  const options = wght ? { variationAxes: { wght } } : {};
  return subsetFont(woff2, characters, { targetFormat: 'sfnt', ...options });
}

test('the files that every page loads weigh 45 KB at most', () => {
  expect(fonts.anek.length + fonts.marcellus.length).toBeLessThanOrEqual(45_000);
});

test('both families have every character of the content, figures and rupee sign borrowed where the typeface has no sign', async () => {
  const used = await charactersOfContent();
  expect(missingFrom(await uncompressed(fonts.anek), used)).toEqual([]);
  expect(missingFrom(await uncompressed(fonts.marcellus), used)).toEqual(['₹']);
  expect(fonts.css.main).toMatch(
    /@font-face\{font-family:"Marcellus Figures";[^}]*anek-latin-[^}]*size-adjust:1\d\d\.\d+%;unicode-range:U\+30-39,U\+20B9\}/,
  );
});

test('the rupee sign grows bolder and wider with the weight, as figures do', async () => {
  const [regular, bold] = await Promise.all([400, 700].map((weight) => uncompressed(fonts.anek, weight)));
  for (const character of '₹8') {
    const widths = [regular, bold].map((font) => font && measureFont(font, character).averageAdvance);
    expect(widths[1], character).toBeGreaterThan(widths[0] ?? 1);
  }
});

test('the text family keeps weights 400 to 700, kerning and tabular figures', async () => {
  const tables = await uncompressed(fonts.anek);
  const fvar = tableOf(tables, 'fvar');
  expect([fvar.toString('latin1', 16, 20), fvar.readInt32BE(20) >> 16, fvar.readInt32BE(28) >> 16]).toEqual([
    'wght',
    400,
    700,
  ]);
  expect(tableOf(tables, 'GPOS').includes('kern')).toBe(true);
  expect(tableOf(tables, 'GSUB').includes('tnum')).toBe(true);
});

test('the style sheet names each file, a matched fallback for each system, and the lists to use', () => {
  expect(fonts.preload).toEqual([
    { href: expect.stringMatching(/^\/f\/anek-latin-\w{7}\.woff2$/), type: 'font/woff2' },
    { href: expect.stringMatching(/^\/f\/marcellus-\w{7}\.woff2$/), type: 'font/woff2' },
  ]);
  const { main, accents } = fonts.css;
  const named = new Set((main + accents).match(/(?<=url\(\/f\/)[^)]+/g));
  expect([...named].sort()).toEqual(fonts.files.filter((file) => file.endsWith('.woff2')).sort());
  for (const fallback of ['Anek Latin Roboto', 'Anek Latin Arial', 'Marcellus Noto Serif']) {
    expect(fonts.css.main).toMatch(
      new RegExp(
        `@font-face\\{font-family:"${fallback}";src:local\\([^}]*size-adjust:[^}]*ascent-override:[^}]*\\}`,
      ),
    );
  }
  expect(fonts.css.main).toContain(
    '--font-text:"Anek Latin","Anek Latin Accents","Anek Latin Arial","Anek Latin Roboto",sans-serif',
  );
  expect(fonts.css.main).toContain(
    '--font-display:"Marcellus Figures","Marcellus","Marcellus Accents","Marcellus Times New Roman",',
  );
  // One file a name and weight: browsers set up every file of a family for every size of text, and a stand-in for each to come.
  const faces = (main + accents).match(/(?<=@font-face\{)[^}]+/g) ?? [];
  const names = faces.map((face) => `${/"[^"]+"/.exec(face)} ${/font-weight:(?:501|600)/.exec(face)}`);
  expect(new Set(names).size).toBe(names.length);
});

test('the licence of each typeface lies beside its files', () => {
  expect(fonts.files).toEqual(expect.arrayContaining(['anek-latin-licence.txt', 'marcellus-licence.txt']));
});

test('the same inputs make the same files', async () => {
  await using again = await createFonts();
  expect(again.files).toEqual(fonts.files);
  expect(again.css).toEqual(fonts.css);
});

async function charactersOfContent(): Promise<string[]> {
  const entries = await readdir(join(root, 'data'), { recursive: true });
  const files = entries.filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'data', file), 'utf8')));
  return [...new Set(texts.join('').replaceAll('\n', ''))].sort();
}

function missingFrom(font: Buffer, characters: readonly string[]): string[] {
  const map = readCharacterMap(font);
  return characters.filter((character) => !map.has(character.codePointAt(0) ?? 0));
}
