import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { galleryItems } from '../../data/gallery.ts';
import { glossary } from '../../data/glossary.ts';
import { carePage } from '../../data/pages/care.ts';
import { galleryPage } from '../../data/pages/gallery.ts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { serviceContents } from '../../data/services/contents.ts';
import { stoneFamilies } from '../../data/stones/families.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

const ids = stoneFamilies.map(({ id }) => id);
const last = ids.at(-1) ?? '';

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`care shows one card at a time, that of the address, on a phone and a wide screen, and prints all, ${state}`, async () => {
    await using visitor = await visit({ javaScriptEnabled, reducedMotion: 'reduce' });
    const { page } = visitor;
    const cards = page.locator('main details');
    const open = page.locator('main details[open] .disclosure__content');
    await visitor.open('/care');
    expect(await cards.count()).toBe(ids.length);
    for (const [width, id] of [
      [360, last],
      [1280, ids[0]],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      // The first one at first, and the one that was chosen on the phone after it.
      expect(await idsOf(open)).toEqual([width === 360 ? ids[0] : last]);
      await page.locator(`.care-page__choice a[href="#${id}"]`).click();
      expect(await idsOf(open)).toEqual([id]);
      expect(await page.locator('main summary').filter({ visible: true }).count()).toBe(1);
    }
    await page.goto('about:blank');
    await visitor.open(`/care#${last}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await idsOf(open)).toEqual([last]);
      await page.emulateMedia({ media: 'print' });
      for (const heading of await page.getByText(carePage.card.never, { exact: true }).all())
        expect(await heading.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test(`what a service page folds is printed, and opens by its heading, ${state}`, async () => {
    await using visitor = await visit({ javaScriptEnabled, reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open('/services/granite-floor-polishing');
    const { introMore } = serviceContents['granite-floor-polishing'];
    const folded = page.locator('main details');
    expect(await folded.count()).toBeGreaterThan(7);
    expect(await page.locator('main details[open]').count()).toBe(0);
    const first = folded.filter({ hasText: introMore });
    const words = first.locator('p').first();
    expect(await words.isVisible()).toBe(false);
    await first.locator('summary').press('Enter');
    expect(await words.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('main details p')
      .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).map((each) => each.textContent));
    expect(hidden).toEqual([]);
  });
}

test('the glossary folds no meaning on a phone, and the address of a word shows it below the header', async () => {
  await using visitor = await visit({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 780 },
  });
  const { page } = visitor;
  await visitor.open('/glossary#lippage');
  const meanings = page.locator('.glossary__entry > dd:last-child').filter({ visible: true });
  expect(await meanings.count()).toBe(glossary.length);
  const word = await page.locator('#lippage dt').boundingBox();
  expect(word?.y).toBeGreaterThanOrEqual(72);
  expect(word?.y).toBeLessThan(200);
});

test.each(['/privacy', '/terms', '/glossary'])('%s folds its contents on a phone alone', async (path) => {
  await using visitor = await visit({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await visitor.open(path);
  const { page } = visitor;
  const link = page.locator('main nav li a').nth(1);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await link.isVisible(), `${width} px`).toBe(width >= 768);
  }
  await page.locator('main summary').first().press('Enter');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('benefits and steps stand open; a phone folds the tips, the hours and what to read', async () => {
  await using visitor = await visit({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const { benefitsHeading, benefits, process, timeline, timelineHeading, tips, tipsHeading } =
    serviceContents['marble-polishing'];
  await visitor.open('/services/marble-polishing');
  const { page } = visitor;
  const hours = page.getByText(timeline[0]?.what ?? '');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.getByRole('heading', { name: benefitsHeading, exact: true }).count()).toBe(1);
    expect(await page.getByText(benefits[0]?.text ?? '').isVisible()).toBe(true);
    const tip = page.getByText(String(tips[0]?.text));
    expect(await tip.isVisible()).toBe(width >= 768);
    if (width < 768) await page.getByRole('heading', { name: tipsHeading, exact: true }).click();
    expect(await tip.isVisible()).toBe(true);
    expect(await page.locator('.service-lists__articles a').first().isVisible()).toBe(width >= 768);
    expect(await page.getByText(process[0]?.text ?? '').isVisible()).toBe(true);
    expect(await hours.isVisible()).toBe(width >= 768);
    const { hours: name } = serviceDetailPage.process;
    if (width < 768) await page.getByRole('heading', { name, exact: true }).click();
    expect(await hours.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: timelineHeading, exact: true }).count()).toBe(1);
  }
});

test.each([360, 1280])(
  'at %i px what each line of the bill holds stands below its name, unfolded',
  async (width) => {
    await using visitor = await visit({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open('/pricing');
    for (const { title, text } of pricingPage.included.items) {
      const line = page.locator('.included__lines > li', { has: page.getByRole('heading', { name: title }) });
      expect(await line.getByText(plainText(text)).isVisible(), title).toBe(true);
    }
  },
);

test('what a rate buys is one fold, of nine names below each other on a phone and on three lines elsewhere, and its address opens it', async () => {
  await using visitor = await visit({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const { page } = visitor;
  const names = page.locator('.price-scopes summary');
  const fold = page.locator('.price-scopes-fold summary').first();
  await visitor.open('/pricing');
  expect(await page.getByRole('heading', { name: pricingPage.scopes.heading, exact: true }).count()).toBe(1);
  for (const [width, lines] of [
    [360, 9],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await names.first().isVisible()).toBe(false);
    await fold.click();
    const tops = await names.evaluateAll((all) =>
      all.filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(lines);
    await fold.click();
  }
  await page.goto('about:blank');
  await visitor.open('/pricing#kota-stone-polishing-scope');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await idsOf(page.locator('.price-scopes [open] .disclosure__content'))).toEqual([
      'kota-stone-polishing-scope',
    ]);
    await expect.poll(() => page.locator('#kota-stone-polishing-scope table').isVisible()).toBe(true);
  }
});

function idsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.map(({ id }) => id));
}

test('a tile that is pressed with a modifier key is the link to its picture: the browser opens or keeps that', async () => {
  await using visitor = await visitHydrated('/gallery');
  const { page } = visitor;
  const taken = await page
    .locator('.gallery-tile__enlarge')
    .first()
    .evaluate((tile) => {
      let isTaken = false;
      document.addEventListener('click', (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      });
      return (['ctrlKey', 'metaKey', 'shiftKey', 'altKey', null] as const).filter((key) => {
        const held = key ? { [key]: true } : {};
        tile.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
        return isTaken;
      });
    });
  expect(taken).toEqual([null]);
});

test('a tile opens its room as large as the window; keys and buttons lead on, a double press enlarges, Esc leads back', async () => {
  await using visitor = await visit({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const { tiles } = galleryPage;
  await visitor.open('/gallery');
  const tile = page.locator('.gallery-tile__enlarge').nth(1);
  await tile.focus();
  await visitor.hydrated();
  await tile.press('Enter');
  const dialog = page.getByRole('dialog', { name: tiles.heading });
  await dialog.waitFor();
  const inView = (index: number): Promise<boolean> =>
    dialog
      .getByRole('heading', { name: galleryItems[index]?.title ?? '', exact: true })
      .evaluate((it) => it.getBoundingClientRect().left >= 0 && it.getBoundingClientRect().left < 390);
  await expect.poll(() => inView(1)).toBe(true);
  expect(await dialog.evaluate((it) => [it.clientWidth, it.clientHeight])).toEqual([390, 800]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inView(2)).toBe(true);
  await dialog.getByRole('button', { name: tiles.previous }).click();
  await expect.poll(() => inView(1)).toBe(true);

  const frame = dialog.locator('.lightbox__frame').nth(1);
  await frame.dblclick();
  expect(await frame.evaluate((it) => it.scrollWidth / it.clientWidth)).toBe(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await tile.evaluate((it) => it.matches(':focus'))).toBe(true);
});
