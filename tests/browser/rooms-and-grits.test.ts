import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { gritStops } from '../../data/grits.ts';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import { homeRooms } from '../../data/laid-rooms.ts';
import { popularTier } from '../../data/packages.ts';
import { type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const { rooms } = homeRooms();
const [hall, other] = rooms;
const [first, second, third] = hall?.floors ?? [];
const elsewhere = other?.floors[1];
if (!hall || !first || !second || !third || !elsewhere) throw new Error('There are fewer rooms than tested');

/** Ids of the pictures of a series that were fetched. */
async function fetched({ page }: Visit, series: string): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = names.map((name) => new RegExp(`/(${series}-[\\w-]+)-[\\w]{7}-\\d+\\.`).exec(name)?.[1]);
  return [...new Set(found.filter((id) => id !== undefined))];
}

function shownNames({ page }: Visit, part: string): Promise<string[]> {
  return page
    .locator(`.${part}__name`)
    .evaluateAll((names) =>
      names
        .filter((name) => name.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent ?? ''),
    );
}

// What people do on the stone lies beside what the work changes, or across the window.
const beside = '/services/katni-marble-polishing';
const across = '/services/kota-stone-polishing';

test('a press on a stone lays its floor, one picture at a time, and the address keeps it', async () => {
  await using visitor = await visitPage('/');
  const { page } = visitor;
  await visitor.settled();
  await page.locator('.rooms').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(visitor, 'room')).toEqual([first.picture]);
  expect(await shownNames(visitor, 'rooms')).toEqual([first.name]);
  // The room that is shown.
  await page.getByRole('button', { name: hall.name }).click();
  expect(await shownNames(visitor, 'rooms')).toEqual([first.name]);

  await page.getByText(second.name, { exact: true }).first().click();
  await expect.poll(() => fetched(visitor, 'room')).toEqual([first.picture, second.picture]);
  expect(await shownNames(visitor, 'rooms')).toEqual([second.name]);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${second.id}`);
  const quote = page.locator('.rooms__caption a:visible');
  expect(await quote.getAttribute('href')).toContain(`stone=${second.asks.stone.slug}`);
  await page.keyboard.press('ArrowRight');
  expect(await shownNames(visitor, 'rooms')).toEqual([third.name]);

  await page.getByRole('button', { name: other?.name }).click();
  expect(await shownNames(visitor, 'rooms')).toEqual([other?.floors[0].name]);

  // Without a touch, though the document is sent with the first room alone.
  await visitor.open(`/?again#${elsewhere.id}`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await expect.poll(() => shownNames(visitor, 'rooms')).toEqual([elsewhere.name]);
  expect(await page.locator(`#${elsewhere.id} input`).isChecked()).toBe(true);
  await expect.poll(() => page.locator('.rooms__picture:visible').evaluate(isInWindow)).toBe(true);
});

test('an address that names a floor of another room leads there at one go, and nothing moves it from there', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => places.add(window.scrollY));
    Object.assign(window, { places });
  });
  await visitor.open(`/#${elsewhere.id}`);
  await visitor.settled();
  expect(await page.locator('.rooms__picture:visible').evaluate(isInWindow)).toBe(true);
  expect(await page.evaluate('places.size')).toBe(1);
});

test('a press before hydration lays its floor for good, over that of the address, and the address keeps it', async () => {
  await using visitor = await visitPage(`/#${second.id}`);
  const { page } = visitor;
  expect(await shownNames(visitor, 'rooms')).toEqual([second.name]);
  await page.locator(`#${third.id}`).click();
  await visitor.hydrated();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${third.id}`);
  expect(await shownNames(visitor, 'rooms')).toEqual([third.name]);
});

test('the range rests between the grits, goes back through the grits and says each; frames are fetched when it is touched', async () => {
  await using visitor = await visitPage('/');
  const { page } = visitor;
  await visitor.settled();
  const range = page.locator('.grits__range');
  await range.scrollIntoViewIfNeeded();
  await expect
    .poll(() => fetched(visitor, 'grit'))
    .toEqual([gritStops.find(({ isRest }) => isRest)?.picture]);

  await range.focus();
  await page.keyboard.press('End');
  for (const { name, text } of withHardSpaces(gritStops).toReversed()) {
    expect(await shownNames(visitor, 'grits')).toEqual([name]);
    expect(await range.getAttribute('aria-valuetext')).toBe(`${name}. ${text}`);
    await page.keyboard.press('ArrowLeft');
  }
  await expect.poll(() => fetched(visitor, 'grit')).toHaveLength(gritStops.length);
});

test('without JavaScript the first room is laid by its address and by hand, and every grit is shown', async () => {
  await using visitor = await visitPage(`/#${second.id}`, { javaScriptEnabled: false });
  const { page } = visitor;
  expect(await shownNames(visitor, 'rooms')).toEqual([second.name]);
  await expect.poll(() => page.locator('.rooms__picture:visible').evaluate(isInWindow)).toBe(true);
  for (const { id, name } of [third, first]) {
    await page.locator(`#${id}`).click();
    expect(await shownNames(visitor, 'rooms')).toEqual([name]);
  }
  expect(await page.locator('.rooms__choice').isVisible()).toBe(false);
  expect(await shownNames(visitor, 'grits')).toHaveLength(gritStops.length);
  expect(await page.locator('.grits__range').isVisible()).toBe(false);
});

/** Its upper edge, and most of what is below. */
function isInWindow(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}

test.each([
  { path: '/', count: 8, lines: 2 },
  { path: '/services/marble-polishing', count: 10, lines: 5 },
  { path: '/services/kitchen-marble-polishing', count: 10, lines: 5 },
  { path: '/services/mosaic-floor-polishing', count: 10, lines: 5 },
  { path: '/services/kota-stone-polishing', count: 10, lines: 5 },
])(
  "on $path a wide window has the room across its bay, below it the stones on two lines, and beside them, over the room's edge, the caption; a phone has it from edge to edge and its $count stones with their names on $lines lines, in one window with it",
  async ({ path, count, lines }) => {
    await using visitor = await visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(path);
    expect(await page.locator('.rooms__stone').count()).toBe(count);
    const bay = await boxOf(page.locator('.rooms'));
    const wide = await boxOf(page.locator('.rooms__picture:visible'));
    const caption = await boxOf(page.locator('.rooms__caption:visible'));
    expect([wide.left, wide.right]).toEqual([bay.left, bay.right]);
    expect(caption.top).toBeLessThan(wide.bottom);
    expect(caption.bottom).toBeGreaterThan(wide.bottom);
    expect(await topsOf(visitor, '.rooms__stone')).toHaveLength(2);
    const stones = await boxesOf(page.locator('.rooms__stone'));
    expect(Math.min(...stones.map(({ top }) => top))).toBeGreaterThan(wide.bottom);
    expect(Math.max(...stones.map(({ right }) => right))).toBeLessThan(caption.left);
    const swatches = await boxesOf(page.locator('.rooms__swatch'));
    expect(Math.min(...swatches.map(({ width, height }) => width / height))).toBeGreaterThanOrEqual(1);

    await page.setViewportSize({ width: 360, height: 740 });
    const { left, right, top } = await boxOf(page.locator('.rooms__picture:visible'));
    expect([left, right].map(Math.round)).toEqual([0, 360]);
    expect(await topsOf(visitor, '.rooms__stone')).toHaveLength(lines);
    expect(await page.locator('.rooms__stone').evaluateAll(namesOverTheirColumn)).toEqual([]);
    const last = await boxOf(page.locator('.rooms__stone').last());
    const header = await boxOf(page.locator('.site-header'));
    const bar = await boxOf(page.locator('.action-bar'));
    expect(last.bottom - top).toBeLessThan(bar.top - header.bottom);
  },
);

function namesOverTheirColumn(stones: Element[]): (string | null)[] {
  return stones
    .filter((stone) => {
      const words = document.createRange();
      words.selectNodeContents(stone);
      return words.getBoundingClientRect().right > stone.getBoundingClientRect().right + 0.5;
    })
    .map((stone) => stone.textContent);
}

test('what is said of a stone that is not laid is found by the search of the browser, which lays it; paper has all in words', async () => {
  await using visitor = await visitHydrated('/services/kota-stone-polishing');
  const { page } = visitor;
  const captions = page.locator('.rooms__caption');
  const findable = (): Promise<boolean[]> =>
    captions.evaluateAll((all) => all.map((caption) => caption.getAttribute('hidden') === 'until-found'));
  const others = Array.from({ length: 9 }, () => true);
  await expect.poll(findable).toEqual([false, ...others]);
  // A screen reader meets one room, and no empty figures.
  expect(await page.locator('.rooms').getByRole('figure').count()).toBe(1);
  expect(await captions.nth(9).textContent()).toContain('Lemon on a hidden edge');
  expect(await page.getByText('Lemon on a hidden edge').isVisible()).toBe(false);
  // What the browser says to what its search has found.
  await captions
    .nth(9)
    .evaluate((caption) => caption.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(await shownNames(visitor, 'rooms')).toEqual(['Cuddapah Black']);
  await expect.poll(findable).toEqual([...others, false]);
  expect(await page.locator('.rooms').getByRole('figure').textContent()).toContain('Lemon on a hidden edge');
  await expectOnPaper(visitor);
});

/** The ten stones of a service in words, and no room. */
async function expectOnPaper(visitor: Visit): Promise<void> {
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  expect(await shownNames(visitor, 'rooms')).toHaveLength(10);
  expect(await page.locator('.rooms__caption p:visible').count()).toBe(20);
  expect(await page.locator('.rooms :is(img, input, .button):visible').count()).toBe(0);
}

test.each([
  { path: beside, wideLines: 2 },
  { path: across, wideLines: 1 },
])(
  'without JavaScript what leads from each tier of $path to the quote stands on one line, one tier on another ground, the four benefits one below the other or in columns, without a picture, and paper has the stones in words',
  async ({ path, wideLines }) => {
    await using visitor = await visit({ viewport: { width: 360, height: 900 }, javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(path);
    const grounds = await page
      .locator('.price-course__tier')
      .evaluateAll((tiers) => tiers.map((tier) => [tier.id, getComputedStyle(tier).backgroundColor]));
    expect(new Set(grounds.map(([, ground]) => ground)).size).toBe(2);
    expect(grounds.filter(([, ground]) => ground !== grounds[0]?.[1]).map(([tier]) => tier)).toEqual([
      popularTier,
    ]);
    const benefits = page.locator('.benefits__list > li');
    expect(await benefits.count()).toBe(4);
    for (const [width, lines] of [
      [360, 4],
      [768, 2],
      [1440, wideLines],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      if (width > 360) expect(await topsOf(visitor, '.price-course__quote')).toHaveLength(1);
      expect(await topsOf(visitor, '.benefits__list > li'), `${width} px`).toHaveLength(lines);
      expect(await page.locator('.benefits .late-picture').isVisible()).toBe(false);
      // Of the Kota page alone.
      expect(await page.locator('.service-intro__close-up:visible').count()).toBe(0);
    }
    await expectOnPaper(visitor);
  },
);

test.each([
  {
    path: beside,
    edges: [
      [360, 0],
      [1440, 540],
    ],
  },
  {
    path: across,
    edges: [
      [360, 0],
      [768, 0],
      [1440, 0],
    ],
  },
] as const)(
  'the benefits of $path have a picture to the edges; four grits of the Kota page are each named below its share of the picture',
  async ({ path, edges }) => {
    await using visitor = await visitPage(path, { viewport: { width: 360, height: 900 } });
    const { page } = visitor;
    // Bays above the picture, not laid out yet, are given their heights one by one.
    await visitor.settled();
    for (const [width, start] of edges) {
      await page.setViewportSize({ width, height: 900 });
      await expectBenefitsPicture(page, { left: start, right: width });
      if (path === across) await expectCloseUp(page);
    }
  },
);

async function expectBenefitsPicture(page: Page, edges: Pick<DOMRect, 'left' | 'right'>): Promise<void> {
  const picture = page.locator('.benefits .late-picture');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const beside = edges.left > 0;
  await expect
    .poll(() =>
      picture.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const bay = box.closest('.benefits')?.getBoundingClientRect();
        const heading = document.querySelector('#benefits')?.getBoundingClientRect();
        return {
          left,
          right,
          scrollWidth: document.documentElement.scrollWidth,
          fromTop: top - (bay?.top ?? 0),
          toBottom: bottom === bay?.bottom,
          aboveHeading: bottom < (heading?.top ?? 0),
        };
      }),
    )
    .toEqual({ ...edges, scrollWidth: edges.right, fromTop: 0, toBottom: beside, aboveHeading: !beside });
}

async function expectCloseUp(page: Page): Promise<void> {
  const closeUp = page.locator('.service-intro__close-up');
  await closeUp.scrollIntoViewIfNeeded();
  const { columns, lowest, left, right } = await closeUp.evaluate((box) => {
    const picture = box.getBoundingClientRect();
    const names = [...box.querySelectorAll('.service-intro__states > *')].map((name) =>
      name.getBoundingClientRect(),
    );
    return {
      columns: names.map((name) => Math.round((name.left - picture.left) / (picture.width / 4))),
      lowest: Math.max(...names.map((name) => name.bottom)) - picture.bottom,
      left: picture.left,
      right: Math.round(picture.right),
    };
  });
  expect(columns).toEqual([0, 1, 2, 3]);
  expect(lowest).toBeLessThanOrEqual(0);
  if (page.viewportSize()?.width === 360) expect([left, right]).toEqual([0, 360]);
}

function boxOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((box) => box.getBoundingClientRect().toJSON());
}

function boxesOf(parts: Locator): Promise<DOMRect[]> {
  return parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
}

/** At what heights these begin, each once. */
async function topsOf({ page }: Visit, selector: string): Promise<number[]> {
  const tops = await page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  return [...new Set(tops)];
}
