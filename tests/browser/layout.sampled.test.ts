import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledAddresses, sampledWays } from '../harness/addresses.ts';
import { visit } from '../harness/visit.ts';

test('no page is served with a style attribute', async () => {
  for (const address of sampledAddresses) {
    const response = await fetch(inject('siteUrl') + address, { headers: { Accept: 'text/html' } });
    expect(await response.text(), address).not.toMatch(/<[^>]+\sstyle=/);
  }
});

test('the chat button lies in the gutter, on no content', async () => {
  await using visitor = await visit();
  await visitor.open('/pricing');
  for (const width of [1088, 1280, 1440]) {
    await visitor.page.setViewportSize({ width, height: 800 });
    const [button, table] = await Promise.all(
      ['.chat-button__link', 'main .price-table'].map((part) => visitor.page.locator(part).boundingBox()),
    );
    if (!button || !table) throw new Error(`Something is not drawn at ${width} px`);
    expect(button.x, `${width} px`).toBeGreaterThanOrEqual(table.x + table.width);
  }
});

test('what sticks beside a text ends in the window', async () => {
  await using visitor = await visit({ javaScriptEnabled: false });
  const { page } = visitor;
  for (const address of sampledAddresses) {
    await visitor.open(address);
    for (const height of [380, 640, 704]) {
      await page.setViewportSize({ width: 1280, height });
      expect(await page.evaluate(stuckBelow), `${address}, ${height} px high`).toEqual([]);
    }
  }
});

/** Runs in the page: what stays where it is while the page is scrolled, and reaches below the window there. */
function stuckBelow(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((part) => {
      const { position, top } = getComputedStyle(part);
      return position === 'sticky' && Number.parseFloat(top) + part.clientHeight > innerHeight;
    })
    .map(({ className }) => className);
}

test('no part of the action bar moves while the parser reads the next', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 800 }, bypassCSP: true });
  await visitor.open('/faq');
  const moved = await visitor.page.evaluate(() => {
    const bar = document.querySelector('.action-bar');
    const host = bar?.parentElement;
    if (!bar || !host) throw new Error('No action bar');
    const html = bar.outerHTML;
    bar.remove();
    const read = host.appendChild(document.createElement('div'));
    /** Where each drawn part stands when the parser has read the first `end` characters. */
    function placesAfter(end: number): string[] {
      read.innerHTML = html.slice(0, end);
      return [...read.querySelectorAll('*')].map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        const isDrawn = width > 0 && getComputedStyle(part).visibility === 'visible';
        return isDrawn ? `${part.tagName} ${x} ${y}` : '';
      });
    }
    const last = placesAfter(html.length);
    const ends = [...html.matchAll(/>/g)].map(({ index }) => index + 1);
    return ends
      .filter((end) => placesAfter(end).some((place, index) => place && place !== last[index]))
      .map((end) => html.slice(Math.max(0, end - 60), end));
  });
  expect(moved).toEqual([]);
});

type Delays = Readonly<Record<string, number>>;

/** Widths, with the milliseconds that files of a kind are late: on a phone scripts come last. */
const windows = [
  [360, { stylesheet: 300, font: 400, image: 150, script: 700 }],
  [1280, { stylesheet: 300, font: 400, image: 150 }],
] as const;

for (const { address, ways } of sampledWays(windows)) {
  const widths = ways.map(([width]) => `${width} px`).join(' and ');

  test(`${address} does not move while its files arrive, nothing covers words, and pictures fill their boxes, at ${widths}`, async () => {
    await Promise.all(ways.map(([width, delays]) => expectStill(address, width, delays)));
  });
}

async function expectStill(address: string, width: number, delays: Delays): Promise<void> {
  await using visitor = await visit({ viewport: { width, height: 800 } });
  const { page } = visitor;
  await page.addInitScript(recordShifts);
  await delayFiles(page, delays);
  await visitor.open(address);
  await visitor.settled();
  await scrollThrough(page);
  const shifts = await page.evaluate(() => (window as unknown as ShiftRecord).shifts);
  expect(shifts, `${width} px`).toEqual([]);
  expect(await coveredWords(page), `${width} px`).toEqual([]);
  expect(await page.evaluate(unfilledBoxes), `${width} px`).toEqual([]);
}

interface ShiftRecord {
  /** The size of each shift and what moved. */
  shifts: string[];
}

/** Runs in the page before anything of its own. */
function recordShifts(): void {
  const record = window as unknown as ShiftRecord;
  record.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
      record.shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
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
 * Words in whose middle a pointer would meet a picture, or something of another section: one that is larger than its box
 * lies on what follows, and so does a box that sticks too long.
 */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    // All of it is laid out, as on the way back.
    document.documentElement.classList.add('is-whole');
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
      const isElsewhere = met?.closest('section') !== parent?.closest('section');
      if (met instanceof HTMLImageElement || (isElsewhere && !met?.contains(text)))
        covered.push(text.nodeValue);
    }
    return covered;
  });
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
