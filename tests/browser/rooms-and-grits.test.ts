import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { gritStops } from '../../data/grits.ts';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import { homeRooms } from '../../data/laid-rooms.ts';
import { popularTier } from '../../data/packages.ts';
import { type Visit, visit } from '../harness/visit.ts';

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

/** The names above the shown captions. */
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
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.open('/');
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
  expect(new URL(page.url()).hash).toBe(`#${second.id}`);
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

test('the range rests between the grits, goes back through the grits and says each; frames are fetched when it is touched', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.open('/');
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
  await using visitor = await visit({ javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.open(`/#${second.id}`);
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
  ['/', 1],
  ['/services/marble-polishing', 2],
  ['/services/kitchen-marble-polishing', 2],
])(
  "on %s a wide window has the room across its bay, below it the stones on %i line(s), and beside them, over the room's edge, the caption",
  async (path, lines) => {
    await using visitor = await visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(path);
    const bay = await boxOf(page.locator('.rooms'));
    const picture = await boxOf(page.locator('.rooms__picture:visible'));
    const caption = await boxOf(page.locator('.rooms__caption:visible'));
    expect([picture.left, picture.right]).toEqual([bay.left, bay.right]);
    expect(caption.top).toBeLessThan(picture.bottom);
    expect(caption.bottom).toBeGreaterThan(picture.bottom);
    expect(await topsOf(visitor, '.rooms__stone')).toHaveLength(lines);
    const stones = await Promise.all((await page.locator('.rooms__stone').all()).map(boxOf));
    expect(Math.min(...stones.map(({ top }) => top))).toBeGreaterThan(picture.bottom);
    expect(Math.max(...stones.map(({ right }) => right))).toBeLessThan(caption.left);
    const swatches = await Promise.all((await page.locator('.rooms__swatch').all()).map(boxOf));
    expect(Math.min(...swatches.map(({ width, height }) => width / height))).toBeGreaterThanOrEqual(1);
  },
);

test.each([
  ['/', 8],
  ['/services/marble-polishing', 10],
  ['/services/mosaic-floor-polishing', 10],
  ['/services/kota-stone-polishing', 10],
])(
  'on a phone %s lays its room from edge to edge, and its %i stones with their names on two lines, in one window with it',
  async (path, count) => {
    await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(path);
    const { left, right, top } = await boxOf(page.locator('.rooms__picture:visible'));
    expect([left, right].map(Math.round)).toEqual([0, 360]);
    expect(await page.locator('.rooms__stone').count()).toBe(count);
    expect(await topsOf(visitor, '.rooms__stone')).toHaveLength(2);
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

test('what is said of a stone that is not laid is found by the search of the browser, which lays it', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.openHydrated('/services/kota-stone-polishing');
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
});

test.each([true, false])(
  'with scripts %s the paper has the ten stones in words, and no room',
  async (javaScriptEnabled) => {
    await using visitor = await visit({ javaScriptEnabled });
    const { page } = visitor;
    const path = '/services/kota-stone-polishing';
    await (javaScriptEnabled ? visitor.openHydrated(path) : visitor.open(path));
    await page.emulateMedia({ media: 'print' });
    expect(await shownNames(visitor, 'rooms')).toHaveLength(10);
    expect(await page.locator('.rooms__caption p:visible').count()).toBe(20);
    expect(await page.locator('.rooms :is(img, input, .button):visible').count()).toBe(0);
  },
);

test('one tier of a service lies on another ground than its neighbours', async () => {
  await using visitor = await visit({ javaScriptEnabled: false });
  await visitor.open('/services/katni-marble-polishing');
  const grounds = await visitor.page
    .locator('.price-course__tier')
    .evaluateAll((tiers) => tiers.map((tier) => [tier.id, getComputedStyle(tier).backgroundColor]));
  expect(new Set(grounds.map(([, ground]) => ground)).size).toBe(2);
  expect(grounds.filter(([, ground]) => ground !== grounds[0]?.[1]).map(([tier]) => tier)).toEqual([
    popularTier,
  ]);
});

test('what leads from each tier to the quote stands on one line, and the four benefits in two columns, or in one beside their picture', async () => {
  for (const [path, width, lines] of [
    [beside, 768, 2],
    [beside, 1440, 4],
    [across, 768, 2],
    [across, 1440, 2],
  ] as const) {
    await using visitor = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await visitor.open(path);
    expect(await topsOf(visitor, '.price-course__quote')).toHaveLength(1);
    const benefits = '.benefits__list > li';
    expect(await visitor.page.locator(benefits).count()).toBe(4);
    expect(await topsOf(visitor, benefits)).toHaveLength(lines);
  }
});

test.each([
  [beside, 360, { left: 0, right: 360 }],
  [beside, 1440, { left: 720, right: 1440 }],
  [across, 360, { left: 0, right: 360 }],
  [across, 768, { left: 0, right: 768 }],
  [across, 1440, { left: 0, right: 1440 }],
])(
  'the benefits of %s have a picture to the edges at %i px, and none without a script',
  async (path, width, edges) => {
    await using visitor = await visit({ viewport: { width, height: 900 } });
    await visitor.openHydrated(path);
    const picture = visitor.page.locator('.benefits .late-picture');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { left, right, top, bottom } = await boxOf(picture);
    expect({ left, right }).toEqual(edges);
    const bay = await boxOf(visitor.page.locator('.benefits'));
    expect(top).toBe(bay.top);
    if (path === beside && width === 1440) expect(bottom).toBe(bay.bottom);
    else expect(bottom).toBeLessThan((await boxOf(visitor.page.locator('#benefits'))).top);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await using plain = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await plain.open(path);
    expect(await plain.page.locator('.benefits .late-picture').isVisible()).toBe(false);
  },
);

test.each([360, 1440])(
  'at %i px the Kota page shows four grits side by side, each named below its share of the picture',
  async (width) => {
    await using visitor = await visit({ viewport: { width, height: 900 } });
    await visitor.openHydrated('/services/kota-stone-polishing');
    const closeUp = visitor.page.locator('.service-intro__close-up');
    await closeUp.scrollIntoViewIfNeeded();
    const picture = await boxOf(closeUp);
    const names = await Promise.all((await closeUp.locator('.service-intro__states > *').all()).map(boxOf));
    expect(names.map(({ left }) => Math.round((left - picture.left) / (picture.width / 4)))).toEqual([
      0, 1, 2, 3,
    ]);
    expect(Math.max(...names.map(({ bottom }) => bottom))).toBeLessThanOrEqual(picture.bottom);
    if (width === 360) expect([picture.left, Math.round(picture.right)]).toEqual([0, 360]);
    await using plain = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await plain.open('/services/kota-stone-polishing');
    expect(await plain.page.locator('.service-intro__close-up').isVisible()).toBe(false);
  },
);

function boxOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((box) => box.getBoundingClientRect().toJSON());
}

/** At what heights these begin, each once. */
async function topsOf({ page }: Visit, selector: string): Promise<number[]> {
  const tops = await page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  return [...new Set(tops)];
}
