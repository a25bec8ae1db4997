import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allKinds, sampledWays } from './addresses.ts';
import { addAxe, violationsIn } from './axe.ts';
import { collectOnce } from './collect-once.ts';
import { mainWords } from './main-words.ts';
import { recordShifts, shiftsOf } from './record-shifts.ts';
import { unfoldEverything } from './unfold-everything.ts';
import { visit } from './visit.ts';

type Delays = Readonly<Record<string, number>>;

/** Widths, with the milliseconds that files of a kind are late: on a phone scripts come last. */
const windows = [
  [360, { stylesheet: 300, font: 400, image: 150, script: 700 }],
  [1280, { stylesheet: 300, font: 400, image: 150 }],
] as const;

/**
 * What axe is asked in: every part is shown at one of these widths, and all that a theme or a pointer changes is colours.
 * What has been pointed at stays so.
 */
const looks = [
  [320, 'light'],
  [1280, 'light'],
  [320, 'dark'],
  [1280, 'dark'],
  [1280, 'light', 'everything pointed at'],
  [1280, 'dark', 'everything pointed at'],
] as const;
type Look = (typeof looks)[number];

const looksOf = new Map(sampledWays(looks).map(({ address, ways }) => [address, ways] as const));

/**
 * Declares the tests of these pages. Each page is loaded once and asked about hydration, layout and accessibility; without
 * JavaScript: without-javascript.sampled.test.ts.
 */
export function testWithJavaScript(isChosen: (address: string) => boolean): void {
  const chosen = sampledWays(windows, allKinds).filter(({ address }) => isChosen(address));
  for (const { address, page, ways } of chosen) {
    for (const [place, [width, delays]] of ways.entries()) {
      // Once for each page.
      const asked = (place === 0 && looksOf.get(address)) || [];
      const factsOf = collectOnce(() => collectFacts(address, width, delays, asked));

      test(`${address} hydrates at ${width} px without a word on the console or on the page, with its own chunk and no other, and fits 320 px`, async (context) => {
        const { served, servedWords, words, noise, pageChunks, overflow } = await factsOf(context);
        expect(words).toBe(servedWords);
        // The status of the page itself is the one thing Chromium reports about a 404.
        expect(noise.filter((line) => !(page === 'not-found' && line.includes('404 (Not Found)')))).toEqual(
          [],
        );
        expect(served).toContain('<h1');
        expect(pageChunks).toHaveLength(1);
        expect(pageChunks[0]).toContain(`/${page}-page-`);
        expect(overflow).toEqual({ page: 320, parts: [] });
      });

      test(`${address} does not move while its files arrive, nothing covers words, and pictures fill their boxes, at ${width} px`, async (context) => {
        const { shifts, covered, unfilled } = await factsOf(context);
        expect(shifts).toEqual([]);
        expect(covered).toEqual([]);
        expect(unfilled).toEqual([]);
      });

      if (asked.length === 0) continue;
      test(`${address} meets WCAG 2.2 AA, everything unfolded: ${asked.map(nameOf).join('; ')}`, async (context) => {
        const { violations } = await factsOf(context);
        expect(violations).toHaveLength(asked.length);
        for (const [where, found] of violations) expect(found, where).toEqual([]);
      });
    }
  }
}

interface Facts {
  /** The HTML of the application as it was sent, and its words. */
  served: string;
  servedWords: string;
  /** The words once it is hydrated, and until then what the console said and which chunks of pages were asked for. */
  words: string;
  noise: readonly string[];
  pageChunks: readonly string[];
  /** The size of each shift and what moved. */
  shifts: readonly string[];
  covered: readonly string[];
  unfilled: readonly string[];
  /** At 320 px, everything unfolded. */
  overflow: { page: number; parts: string[] };
  /** Where axe looked, and what it found there. */
  violations: readonly (readonly [string, string[]])[];
}

async function collectFacts(
  address: string,
  width: number,
  delays: Delays,
  asked: readonly Look[],
): Promise<Facts> {
  // Higher than most windows: what moves below the first screen of some is in that of others.
  await using visitor = await visit({ viewport: { width, height: 1200 } });
  const { page } = visitor;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await recordShifts(page);
  await delayFiles(page, delays);
  await visitor.open(address);
  const served = await page.locator('#app').innerHTML();
  const servedWords = await mainWords(page);
  await visitor.hydrated();
  const words = await mainWords(page);
  const noise = [...visitor.noise];
  const pageChunks = scripts.filter(
    (script) => /-page-[A-Z0-9]+\.js$/.test(script) && !script.includes('hydrate-page'),
  );

  await visitor.settled();
  await scrollThrough(page);
  const shifts = await shiftsOf(page);
  const covered = await page.evaluate(coveredWords);
  const unfilled = await page.evaluate(unfilledBoxes);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 320, height: 568 });
  await unfoldEverything(page);
  const overflow = await page.evaluate(sidewaysOverflow);
  const violations = await collectViolations(page, asked);
  return { served, servedWords, words, noise, pageChunks, shifts, covered, unfilled, overflow, violations };
}

async function collectViolations(page: Page, asked: readonly Look[]): Promise<Facts['violations']> {
  const violations: [string, string[]][] = [];
  if (asked.length === 0) return violations;
  // Without movement nothing is caught halfway between two colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addAxe(page);
  for (const look of asked) {
    const [width, colorScheme, pointed] = look;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    if (pointed) await page.evaluate(pointAtEverything);
    const scope = pointed || colorScheme === 'dark' ? 'colours' : 'all';
    violations.push([nameOf(look), await violationsIn(page, scope)]);
  }
  return violations;
}

function nameOf([width, ...state]: Look): string {
  return [`${width} px`, ...state].join(', ');
}

/**
 * Runs in the page: every element counts as pointed at from here on. In all rules `:hover` becomes what is true of each, at
 * the same specificity. To have the browser force it on one element after the other takes seconds a page.
 */
function pointAtEverything(): void {
  function pointIn(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
        rule.selectorText = rule.selectorText.replaceAll(':hover', ':not(.not-pointed-at)');
        if (rule.selectorText.includes(':hover')) throw new Error(`Cannot point at ${rule.selectorText}`);
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) pointIn(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) pointIn(sheet.cssRules);
}

/** Holds back what is asked for, by its kind, for some milliseconds: long enough that the first paint is without it. */
async function delayFiles(page: Page, delays: Delays): Promise<void> {
  await page.route('**/assets/**', async (route) => {
    const delay = delays[route.request().resourceType()];
    if (delay) await setTimeout(delay);
    await route.continue();
  });
}

/** To the end in steps, so that every lazy picture is asked for, and until it is there. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Runs in the page: words in whose middle a pointer would meet a picture, or something of another section: one that is larger than its box
 * lies on what follows, and so does a box that sticks too long.
 */
function coveredWords(): string[] {
  const covered: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || parent?.closest('.visually-hidden, .skip-link') || !text.nodeValue?.trim()) continue;
    parent?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(text);
    // A heading that fills its column is higher than its words.
    scrollBy({ top: range.getBoundingClientRect().y - innerHeight / 2, behavior: 'instant' });
    const { x, y, width, height } = range.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    const section = parent?.closest('section');
    // What opens a section may be the row of its heading.
    const opens = met?.matches('summary, summary *') && section?.contains(met);
    const isElsewhere = met?.closest('section') !== section && !opens;
    if (met instanceof HTMLImageElement || (isElsewhere && !met?.contains(text)))
      covered.push(text.nodeValue);
  }
  return covered;
}

/** Runs in the page, all of it laid out: boxes of pictures in which their average colour is seen beside the picture. */
function unfilledBoxes(): string[] {
  return [...document.querySelectorAll('.picture')]
    .filter((box) => {
      const image = box.querySelector('img')?.getBoundingClientRect();
      const { top, right, bottom, left, width } = box.getBoundingClientRect();
      if (!image || width === 0) return false;
      return (
        image.top > top + 1 || image.left > left + 1 || image.bottom < bottom - 1 || image.right < right - 1
      );
    })
    .map(({ className }) => className);
}

/** Runs in the page: the width that the page would scroll over, and what stands out of the window without a scroller of its own. */
function sidewaysOverflow(): { page: number; parts: string[] } {
  const width = window.innerWidth;
  const parts = [...document.querySelectorAll('main *, footer *, header *')].filter((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    if (height === 0 || (left >= -1 && right <= width + 1)) return false;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX !== 'visible') return false;
    }
    return getComputedStyle(element).position !== 'fixed';
  });
  return {
    page: document.documentElement.scrollWidth,
    parts: parts.map(({ className, tagName }) => `${tagName} ${String(className)}`),
  };
}
