import { expect, test } from 'vitest';
import { gritStops } from '../../data/grits.ts';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import { allRooms } from '../../data/laid-rooms.ts';
import { type Visit, visit } from '../harness/visit.ts';

const { rooms } = allRooms() ?? { rooms: [] };
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

test('a press on a stone lays its floor, one picture at a time, and the address keeps it', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.open('/');
  await visitor.settled();
  await page.locator('.rooms').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(visitor, 'room')).toEqual([first.picture]);
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

test('the range goes through the grits and says each; frames are fetched when it is touched', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.open('/');
  await visitor.settled();
  const range = page.locator('.grits__range');
  await range.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(visitor, 'grit')).toEqual([gritStops[0]?.picture]);

  await range.focus();
  for (const { name, text } of withHardSpaces(gritStops)) {
    expect(await shownNames(visitor, 'grits')).toEqual([name]);
    expect(await range.getAttribute('aria-valuetext')).toBe(`${name}. ${text}`);
    await page.keyboard.press('ArrowRight');
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
