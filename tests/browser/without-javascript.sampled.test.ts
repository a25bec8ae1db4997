import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, inject, test, vi } from 'vitest';
import { stoneFamilies } from '../../data/stones/families.ts';
import { readManifest } from '../../src/base/manifest.ts';
import { distDir } from '../../src/build/paths.ts';
import { routes } from '../../views/routes/route-table.ts';
import { addressOf, sampledRoutes } from '../harness/addresses.ts';
import { collectOnce } from '../harness/collect-once.ts';
import { isRest } from '../harness/sample-of.ts';
import { unfoldEverything } from '../harness/unfold-everything.ts';
import { visit, withoutPictures } from '../harness/visit.ts';

// Each page is loaded once and asked all of these questions; with JavaScript: harness/with-javascript.ts.

const heights = [380, 640, 704] as const;
const widths = [320, 360, 768, 1280] as const;

const factsOf = collectOnce(collectFacts);
// Whichever is the first test has all pages loaded.
vi.setConfig({ testTimeout: 300_000 });

// That JavaScript adds no words to these is in harness/with-javascript.ts.
test('every page is complete with JavaScript off, and no wider than a phone', async (context) => {
  const { contents } = await factsOf(context);
  expect(contents).toHaveLength(sampledRoutes.length);
  for (const [address, { headings, characters, calls, scrollWidth, waiting }] of contents) {
    expect(headings, address).toEqual([true]);
    expect(characters, address).toBeGreaterThan(200);
    expect(calls, address).toBeGreaterThan(0);
    expect(scrollWidth, address).toBe(360);
    // Nothing waits for a script.
    expect(waiting, address).toBe(0);
  }
});

test('what sticks beside a text ends in the window', async (context) => {
  const { stuck } = await factsOf(context);
  expect(stuck).toHaveLength(sampledRoutes.length * heights.length);
  for (const [where, found] of stuck) expect(found, where).toEqual([]);
});

test('every page fits its window in text of twice the size, everything unfolded, and cuts no word off', async (context) => {
  const { enlarged } = await factsOf(context);
  expect(enlarged).toHaveLength(sampledRoutes.length * widths.length);
  const faults = enlarged.filter(
    ([, { width, outside, scrollWidth }]) => outside.length > 0 || scrollWidth !== width,
  );
  expect(faults).toEqual([]);
});

// It comes with hydration: a class that two parts share by chance would move one of them then.
test('the sheet of all pages moves nothing on a page that has its own', async (context) => {
  const { moved } = await factsOf(context);
  expect(moved).toHaveLength(sampledRoutes.length * 2);
  for (const [where, parts] of moved) expect(parts, where).toEqual([]);
});

// These are asked of all pages at once, and `npm test` has no time for paper.
test.runIf(isRest)(
  'every swatch has the size of its box, on pages with other pictures and without',
  async (context) => {
    const { swatches } = await factsOf(context);
    expect(swatches).toHaveLength(routes.length);
    expect(swatches.filter(([, sizes]) => sizes.length > 0).length).toBeGreaterThan(5);
    for (const [address, sizes] of swatches) {
      for (const [height, image] of sizes) {
        expect(height, address).toBeLessThan(420);
        expect(image, address).toBe(height);
      }
    }
  },
);

test.runIf(isRest)('every swatch shows the texture that it names, of those in its file', async (context) => {
  const { misplaced } = await factsOf(context);
  expect(misplaced).toHaveLength(routes.length * 2);
  for (const [where, found] of misplaced) expect(found, where).toEqual([]);
});

test.runIf(isRest)(
  'a page takes five sheets at the most, and the cards for stones one each',
  async (context) => {
    const sheets = new Map((await factsOf(context)).sheets);
    expect(sheets.size).toBe(routes.length);
    expect(sheets.get('/care')).toBe(stoneFamilies.length);
    sheets.delete('/care');
    expect(Object.fromEntries([...sheets].filter(([, count]) => count < 1 || count > 5))).toEqual({});
  },
);

/** By address, or by address and window. */
type Found<Fact> = [string, Fact][];

interface Facts {
  contents: Found<ReturnType<typeof contentsOf>>;
  stuck: Found<string[]>;
  moved: Found<string[]>;
  enlarged: Found<{ width: number; outside: string[]; scrollWidth: number }>;
  swatches: Found<ReturnType<typeof swatchSizes>>;
  misplaced: Found<string[]>;
  sheets: Found<number>;
}

async function collectFacts(): Promise<Facts> {
  await using visitor = await visit({ javaScriptEnabled: false });
  const { page } = visitor;
  // A picture's size is said by the page; that it fills its box is in harness/with-javascript.ts.
  await withoutPictures(page);
  const facts: Facts = {
    contents: [],
    stuck: [],
    moved: [],
    enlarged: [],
    swatches: [],
    misplaced: [],
    sheets: [],
  };
  const { stylesheet } = await readManifest(pathToFileURL(`${distDir}manifest.json`));
  const allStyles = await (await fetch(inject('siteUrl') + stylesheet)).text();
  for (const route of isRest ? routes : sampledRoutes) {
    const address = addressOf(route);
    const isSampled = sampledRoutes.includes(route);
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.open(address);
    if (isSampled) {
      facts.contents.push([address, await page.evaluate(contentsOf)]);
      facts.moved.push([`${address} at 360 px`, await page.evaluate(partsMovedBy, allStyles)]);
    }
    if (isRest) {
      await page.setViewportSize({ width: 412, height: 823 });
      facts.swatches.push([address, await page.evaluate(swatchSizes)]);
      facts.misplaced.push([`${address} at 412 px`, await page.evaluate(swatchesOutOfPlace)]);
      facts.sheets.push([address, await countSheets(page)]);
      await page.setViewportSize({ width: 1280, height: 800 });
      facts.misplaced.push([`${address} at 1280 px`, await page.evaluate(swatchesOutOfPlace)]);
    }
    if (!isSampled) continue;
    for (const height of heights) {
      await page.setViewportSize({ width: 1280, height });
      facts.stuck.push([`${address}, ${height} px high`, await page.evaluate(stuckBelow)]);
    }
    facts.moved.push([`${address} at 1280 px`, await page.evaluate(partsMovedBy, allStyles)]);
    await unfoldEverything(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page.evaluate(wordsOutside);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      facts.enlarged.push([`${address} at ${width} px`, { width, outside, scrollWidth }]);
    }
  }
  return facts;
}

async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Runs in the page. */
function contentsOf() {
  return {
    /** Of each `h1`, whether it is seen. */
    headings: [...document.querySelectorAll('h1')].map(
      (heading) =>
        heading.checkVisibility({ visibilityProperty: true }) && heading.getBoundingClientRect().height > 0,
    ),
    characters: document.querySelector('main')?.textContent.length ?? 0,
    calls: document.querySelectorAll('footer a[href^="tel:"]').length,
    scrollWidth: document.documentElement.scrollWidth,
    waiting: document.querySelectorAll('main [aria-busy=true]').length,
  };
}

/** Runs in the page: the classes of what lies elsewhere, or is larger or smaller, by more than a pixel with further styles. */
function partsMovedBy(styles: string): string[] {
  const parts = [...document.querySelectorAll('body *')];
  const boxes = () => parts.map((part) => part.getBoundingClientRect());
  const before = boxes();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const after = boxes();
  document.adoptedStyleSheets = [];
  return parts
    .filter((_, place) =>
      (['x', 'y', 'width', 'height'] as const).some(
        (side) => Math.abs((before[place]?.[side] ?? 0) - (after[place]?.[side] ?? 0)) > 1,
      ),
    )
    .map((part) => part.getAttribute('class') ?? part.tagName);
}

/** A strip has twelve squares, one below the other (`strip-swatch.css`). */
function swatchesOutOfPlace(): string[] {
  return [...document.querySelectorAll('.swatch--strip')]
    .filter((swatch) => {
      const image = swatch.querySelector('.picture__image');
      const place = Number(/place--(\d+)/.exec(swatch.className)?.[1]);
      const top = image ? Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') : 0;
      return Math.abs(top - (place * 100) / 11) > 0.01;
    })
    .map(({ className }) => className);
}

/** Runs in the page: the heights of each swatch that has a place, and of its picture. */
function swatchSizes(): [number, number][] {
  return [...document.querySelectorAll('.swatch')]
    .map((swatch): [number, number] => [swatch.clientHeight, swatch.querySelector('img')?.clientHeight ?? 0])
    .filter(([height]) => height > 0);
}

/** Runs in the page: what stays where it is while the page is scrolled, and reaches below the window there. */
function stuckBelow(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((part) => {
      const { position, top } = getComputedStyle(part);
      return position === 'sticky' && Number.parseFloat(top) + part.clientHeight > innerHeight;
    })
    .map(({ className }) => className);
}

/** Runs in the page: the texts of which a part lies beside the window, but in a part that can be scrolled to it. */
function wordsOutside(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (!data.trim() || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('.visually-hidden, [tabindex="0"], .pushed-row')) continue;
    const range = document.createRange();
    // A space at the end of a line hangs over.
    range.setStart(texts.currentNode, data.search(/\S/));
    range.setEnd(texts.currentNode, data.trimEnd().length);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < 0 || right > window.innerWidth)) found.push(data);
  }
  return found;
}
