import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import { measureFont, readCharacterMap, tableOf } from '../../../../src/build/fonts/font-metrics.ts';
import { buildFonts } from '../../../../src/build/fonts/fonts.ts';
import { renderedPages } from '../../../harness/rendered-pages.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

const fonts = await createFonts();
afterAll(() => fonts[Symbol.asyncDispose]());

async function createFonts() {
  const { path: folder, ...disposable } = await createTemporaryFolder();
  const facts = await buildFonts(folder);
  const read = (stem: string) =>
    readFile(join(folder, basename(facts.preload.find(({ href }) => href.includes(stem))?.href ?? '')));
  return {
    ...facts,
    anek: await read('anek-latin'),
    display: await read('deccan-display'),
    files: await readdir(folder),
    rareOf: async (stem: string) =>
      readFile(join(folder, (await readdir(folder)).find((file) => file.startsWith(`${stem}-rare-`)) ?? '')),
    ...disposable,
  };
}

/** The font without compression; a variable font at one weight when that is given. */
async function uncompressed(woff2: Buffer, wght?: number): Promise<Buffer> {
  const characters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).join('');
  const options = wght ? { variationAxes: { wght } } : {};
  return subsetFont(woff2, characters, { targetFormat: 'sfnt', ...options });
}

test('the files that every page loads weigh 27 KB at most', () => {
  expect(fonts.anek.length + fonts.display.length).toBeLessThanOrEqual(27_000);
});

test('no page asks for the file of rare characters', async () => {
  const shown = charactersOf(textOfPages());
  expect(missingFrom(await uncompressed(fonts.anek), shown)).toEqual([]);
  expect(missingFrom(await uncompressed(fonts.display), charactersOf('₹0123456789'))).toEqual([]);
});

test('whatever else a Latin keyboard writes is in the file of rare characters, which says so', async () => {
  const keys = charactersOf(String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => at + 0x20)));
  const typed = [...keys, ...charactersOf('éàñçöß½²')];
  for (const [stem, font] of [
    ['anek-latin', fonts.anek],
    ['deccan-display', fonts.display],
  ] as const) {
    const rest = missingFrom(await uncompressed(font), typed);
    const rare = await uncompressed(await fonts.rareOf(stem));
    expect(missingFrom(rare, rest), stem).toEqual([]);
    const face = fonts.css.rare.split('@font-face').find((rule) => rule.includes(`/${stem}-rare-`));
    const ranges = [...(face ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = '', to = from]) =>
      [from, to].map((code) => Number.parseInt(code, 16)),
    );
    const named = (character: string) =>
      ranges.some(([from = 0, to = 0]) => {
        const code = character.codePointAt(0) ?? 0;
        return from <= code && code <= to;
      });
    expect(
      typed.filter((character) => named(character)),
      stem,
    ).toEqual(rest);
  }
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
    { href: expect.stringMatching(/^\/assets\/fonts\/anek-latin-\w{7}\.woff2$/), type: 'font/woff2' },
    { href: expect.stringMatching(/^\/assets\/fonts\/deccan-display-\w{7}\.woff2$/), type: 'font/woff2' },
  ]);
  const { main, rare } = fonts.css;
  const named = new Set((main + rare).match(/(?<=url\(\/assets\/fonts\/)[^)]+/g));
  expect([...named].sort()).toEqual(fonts.files.filter((file) => file.endsWith('.woff2')).sort());
  for (const fallback of ['Anek Latin Roboto', 'Anek Latin Arial', 'Deccan Display Noto Serif']) {
    expect(fonts.css.main).toMatch(
      new RegExp(
        `@font-face\\{font-family:"${fallback}";src:local\\([^}]*size-adjust:[^}]*ascent-override:[^}]*\\}`,
      ),
    );
  }
  expect(fonts.css.main).toContain(
    '--font-text:"Anek Latin","Anek Latin Rare","Anek Latin Arial","Anek Latin Roboto",sans-serif',
  );
  expect(fonts.css.main).toContain(
    '--font-display:"Deccan Display","Deccan Display Rare","Deccan Display Times New Roman",',
  );
  // One file a name and weight: browsers set up every file of a family for every size of text, and a stand-in for each to come.
  const faces = (main + rare).match(/(?<=@font-face\{)[^}]+/g) ?? [];
  const names = faces.map((face) => `${/"[^"]+"/.exec(face)} ${/font-weight:(?:501|600)/.exec(face)}`);
  expect(new Set(names).size).toBe(names.length);
});

test('the licence of each typeface lies beside its files', () => {
  expect(fonts.files).toEqual(
    expect.arrayContaining(['anek-latin-licence.txt', 'deccan-display-licence.txt']),
  );
});

test('the same inputs make the same files', async () => {
  await using again = await createFonts();
  expect(again.files).toEqual(fonts.files);
  expect(again.css).toEqual(fonts.css);
});

/** What browsers draw of all pages: not `/llms.txt`, and not the title, which their own windows show. */
function textOfPages(): string {
  const { texts } = renderedPages();
  return [...texts]
    .map(([path, text]) => (path === '/llms.txt' ? '' : text.replace(/^[^|]*\|/, '')))
    .join('');
}

function charactersOf(text: string): string[] {
  return [...new Set(text)].sort();
}

function missingFrom(font: Buffer, characters: readonly string[]): string[] {
  const map = readCharacterMap(font);
  return characters.filter((character) => !map.has(character.codePointAt(0) ?? 0));
}
