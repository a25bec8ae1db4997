import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressOf, firstOfKinds, variedKinds } from '../harness/addresses.ts';
import { visit, withoutPictures } from '../harness/visit.ts';

const phone = { width: 320, height: 568 };
const desk = { width: 1280, height: 800 };

for (const [index, route] of firstOfKinds.entries()) {
  const address = addressOf(route);

  test(`the keyboard goes through ${address} from top to end and back, each stop named, in sight and ringed`, async () => {
    // With JavaScript there at one width and back at the other; which is which goes by turns.
    const [one, other] = index % 2 === 0 ? [phone, desk] : [desk, phone];
    await walk(address, one, other);
    // Without it there at the other, where there are parts that other pages have not.
    if (variedKinds.includes(route.page)) await walk(address, other);
  });
}

test.each([true, false])(
  'what takes the focus answers the keys of its role (script: %s)',
  async (javaScriptEnabled) => {
    await using visitor = await visit({ javaScriptEnabled, reducedMotion: 'reduce' });
    const { page, open, openHydrated } = visitor;
    await (javaScriptEnabled ? openHydrated : open)('/estimate');

    const toggle = page.locator('.services-menu__toggle');
    const panel = page.locator('.services-menu__panel');
    for (const key of ['Enter', 'Space']) {
      await toggle.press(key);
      await panel.waitFor();
      await page.keyboard.press('Tab');
      await panel.locator('a:focus').waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      expect(await toggle.evaluate((it) => it === document.activeElement), key).toBe(true);
    }

    const service = page.locator('main select[name=service]');
    await service.press('Home');
    const first = await service.inputValue();
    await service.press('ArrowDown');
    expect(await service.inputValue()).not.toBe(first);

    const ways = page.locator('main [name=way]');
    await ways.first().press('ArrowRight');
    expect(await ways.last().isChecked()).toBe(true);
    const room = page.locator('main [type=checkbox]').first();
    const isChosen = await room.isChecked();
    await room.press('Space');
    expect(await room.isChecked()).toBe(!isChosen);

    await page.locator('.breadcrumb a:visible').last().press('Enter');
    await page.waitForURL('**/pricing');
    const details = page.locator('main .price-scopes-fold > .disclosure');
    const isOpen = (): Promise<boolean> => details.evaluate((it) => it.hasAttribute('open'));
    for (const key of ['Enter', 'Space']) {
      const wasOpen = await isOpen();
      await details.locator('summary').first().press(key);
      await expect.poll(isOpen).toBe(!wasOpen);
    }
  },
);

type Size = typeof phone;

/** To the end of a page, and back in a window of the second size where one is named: with JavaScript then. */
async function walk(address: string, there: Size, back?: Size): Promise<void> {
  const javaScriptEnabled = back !== undefined;
  // Without movement a stop is where it is seen as soon as it has the focus.
  await using visitor = await visit({ javaScriptEnabled, reducedMotion: 'reduce', viewport: there });
  const { page } = visitor;
  // Drawing them at each stop would be nearly half of the walk.
  await withoutPictures(page);
  await visitor.open(address);
  if (javaScriptEnabled) await visitor.settled();
  await page.evaluate(`window.meetStop = ${meetStop}`);
  await page.evaluate(watchStops);
  await expectStops(page, 'Tab', javaScriptEnabled);
  if (!back) return;
  await page.setViewportSize(back);
  await expectStops(page, 'Shift+Tab', javaScriptEnabled);
}

/** Presses the key from the one end to the other, and expects every stop in its order, without a fault. */
async function expectStops(page: Page, key: WalkKey, javaScriptEnabled: boolean): Promise<void> {
  const where = `${key}, ${page.viewportSize()?.width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;
  expect(await namelessIn(page), where).toEqual([]);
  const stops = await page.evaluate(findStops);
  if (key === 'Shift+Tab') await page.evaluate(focusLast);
  const expected = key === 'Tab' ? stops : stops.slice(0, -1).toReversed();
  const met = await (javaScriptEnabled ? pressAtOnce : pressOneByOne)(page, key, expected.length);
  expect(
    met.map(({ name }) => name),
    where,
  ).toEqual(expected);
  expect(
    met.flatMap(({ faults }) => faults),
    where,
  ).toEqual([]);
}

/** What can take the focus and says nothing to a screen reader. */
async function namelessIn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return (
    nodes
      .filter(({ name, properties = [] }) => {
        return (
          !name?.value && properties.some((property) => property.name === 'focusable' && property.value.value)
        );
      })
      .map(({ role, nodeId }) => `${role?.value} ${nodeId}`)
      // Where scripts and the skip link lead.
      .filter((node) => !/^(?:RootWebArea|main) /.test(node))
  );
}

interface Walk extends Window {
  /** Everything that the keyboard should reach, in the order of the document. */
  stops: Element[];
  nameOf: (element: Element | null) => string;
  /** What shows of an element that it has the focus: outlines, shadows, and the strokes of a drawing. */
  ringsOf: (element: Element) => string[];
  /** The last stop, with its rings while it had the focus. */
  last?: { element: Element; rings: string[] };
  meetStop: () => MetStop;
  /** What was met since it was last read. */
  met: MetStop[];
}

/** Runs in the page: what the walk should meet. */
function findStops(): string[] {
  const walk = window as unknown as Walk;
  const focusable =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';
  walk.stops = [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *, [type="hidden"]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // The arrows lead to the others of its group.
      const group = [...document.getElementsByName(element.name)] as HTMLInputElement[];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    })
    // A row that is pushed along, and the marks of its cards.
    .flatMap((element) => {
      const { scrollMarkerGroup } = getComputedStyle(element) as { scrollMarkerGroup?: string };
      const marks = scrollMarkerGroup === undefined || scrollMarkerGroup === 'none' ? [] : element.children;
      return [element, ...Array.from(marks, () => element)];
    });
  return walk.stops.map(walk.nameOf);
}

/** Runs in the page: what each stop is noted by, at every key that is let go. */
function watchStops(): void {
  const walk = window as unknown as Walk;
  walk.nameOf = (element) => {
    const words = element?.getAttribute('aria-label') ?? element?.textContent.trim();
    return `${element?.tagName} ${element?.classList[0]} ${element?.id}: ${words?.slice(0, 30)}`;
  };
  walk.ringsOf = (element) => {
    const { labels } = element as HTMLInputElement;
    const inside = element instanceof SVGElement ? element.querySelectorAll('*') : [];
    const parts = [element, element.nextElementSibling?.nextElementSibling, labels?.[0], ...inside];
    return parts.flatMap((part, place) =>
      part
        ? ['', '::before', '::after'].flatMap((pseudo) => {
            const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } =
              getComputedStyle(part, pseudo);
            const isOutlined =
              outlineStyle !== 'none' &&
              Number.parseFloat(outlineWidth) >= 2 &&
              !outlineColor.endsWith(', 0)');
            return [isOutlined && `${outlineWidth} ${outlineColor}`, boxShadow, `${stroke} ${strokeWidth}`]
              .filter((ring) => ring && ring !== 'none')
              .map((ring) => `${place}${pseudo} ${ring}`);
          })
        : [],
    );
  };
  walk.met = [];
  addEventListener('keyup', () => walk.met.push(walk.meetStop()), { capture: true });
}

/** Runs in the page: the way back begins at its last stop. */
function focusLast(): void {
  const walk = window as unknown as Walk;
  (walk.stops.at(-1) as HTMLElement).focus();
  walk.meetStop();
}

interface MetStop {
  name: string;
  /** What is wrong with it, or with the ring of the one before. */
  faults: string[];
}

type WalkKey = 'Tab' | 'Shift+Tab';

/** The page itself notes each stop when its key is let go: a question after each press takes several times as long. */
async function pressAtOnce(page: Page, key: WalkKey, times: number): Promise<MetStop[]> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  // They come in the order in which they are sent.
  await Promise.all(
    Array.from({ length: 2 * times }, (_, index) =>
      session.send('Input.dispatchKeyEvent', { type: index % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...tab }),
    ),
  );
  return page.evaluate(() => (window as unknown as Walk).met.splice(0));
}

/** Without JavaScript nothing in the page hears of a key. */
async function pressOneByOne(page: Page, key: WalkKey, times: number): Promise<MetStop[]> {
  const met: MetStop[] = [];
  for (let presses = 0; presses < times; presses += 1) {
    await page.keyboard.press(key);
    met.push(await page.evaluate(() => (window as unknown as Walk).meetStop()));
  }
  return met;
}

/** Runs in the page. */
function meetStop(): MetStop {
  const walk = window as unknown as Walk;
  const faults: string[] = [];
  const element = document.activeElement;
  const { last } = walk;
  if (last && last.element !== element) {
    const still = walk.ringsOf(last.element);
    if (last.rings.every((ring) => still.includes(ring)))
      faults.push(`no ring: ${walk.nameOf(last.element)}`);
  }
  delete walk.last;
  const name = walk.nameOf(element);
  // A mark of a card has the focus in the name of the row.
  if (!element?.matches(':focus-visible') || !walk.stops.includes(element)) return { name, faults };
  walk.last = { element, rings: walk.ringsOf(element) };

  const { opacity, outlineStyle, outlineWidth, outlineOffset, lineHeight } = getComputedStyle(element);
  const { labels } = element as HTMLInputElement;
  const isUnseen = opacity === '0' || element.clientWidth === 1;
  const shown = isUnseen ? (labels?.[0] ?? element) : element;
  const hasOutline = !isUnseen && outlineStyle !== 'none';
  const ring = hasOutline ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 0;
  for (const { left, top, right, bottom: end, width } of shown.getClientRects()) {
    // Browsers scroll to the caret of a text area, which stands in its first line.
    const bottom = shown.matches('textarea') ? top + Number.parseFloat(lineHeight) : end;
    const height = bottom - top;
    if (width < 1 || height < 1) continue;
    const x = left + width / 2;
    const y = top + height / 2;
    const places = [x, y, left + 2, y, right - 2, y, x, top + 2, x, bottom - 2];
    // Of what is nearly as high as the window, or higher, a part is seen.
    const isHigh = height > innerHeight / 2;
    for (let place = 0; place < places.length; place += 2) {
      const met = document.elementFromPoint(places[place] ?? 0, places[place + 1] ?? 0);
      let over = met;
      while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
      if (isHigh || (met && (!over || over.contains(element)))) continue;
      faults.push(`under ${walk.nameOf(over)} at ${places[place]}, ${places[place + 1]}: ${name}`);
    }
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowClipMargin } = getComputedStyle(parent);
      if (overflowX === 'visible' || parent === document.body) continue;
      const box = parent.getBoundingClientRect();
      const room = 1 - ring + (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0);
      const outside = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
      if (outside.some((part) => part > room)) faults.push(`cut by ${walk.nameOf(parent)}: ${name}`);
    }
  }
  return { name, faults };
}
