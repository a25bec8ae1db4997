import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  type EstimateFigures,
  type EstimateInput,
  estimateOf,
  estimateQuery,
  exampleFor,
} from '../../data/estimate.ts';
import { estimateWords as words } from '../../data/estimate-form.ts';
import { estimateText, rupeesText } from '../../data/estimate-words.ts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { serviceSummaries } from '../../data/services/catalogue.ts';
import { type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const kota: EstimateInput = {
  ...exampleFor('kota-stone-polishing'),
  tier: 'luxury',
  rooms: ['hall', 'kitchen'],
  size: '12 x 15',
  steps: '16',
};

function figuresOf(input: EstimateInput): EstimateFigures {
  const figures = estimateOf(estimateQuery(input));
  if (!figures) throw new Error('No sum');
  return figures;
}

function sumOf(input: EstimateInput): string {
  return rupeesText(figuresOf(input).rupees);
}

/** The message to whomever the visitor chooses says the estimate, and leads to it. */
async function expectShared({ page }: Visit, input: EstimateInput): Promise<void> {
  const link = await page.getByRole('link', { name: words.send }).getAttribute('href');
  const [said, address = ''] = new URL(link ?? '').searchParams.get('text')?.split('\n') ?? [];
  expect(said).toBe(estimateText(figuresOf(input)));
  expect(new URL(address).pathname + new URL(address).search).toBe(`/estimate?${estimateQuery(input)}`);
}

function total({ page }: Visit): Promise<string | null> {
  return page.locator('.estimate__total').textContent();
}

/** Whether all that lies along the foot of a window of 700 px belongs to an element. */
function isBarOf(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (bar) =>
      [10, 180, 350].every((x) => [645, 695].every((y) => document.elementFromPoint(x, y)?.closest(bar))),
    selector,
  );
}

/** Fills in the form of `kota`, by keyboard alone. */
async function fillInKota({ page }: Visit): Promise<void> {
  await page.locator('.estimate [name="service"]').selectOption('kota-stone-polishing');
  for (const choice of ['rooms', 'hall', 'kitchen']) {
    const box = page.locator(`.estimate [value="${choice}"]`);
    if (!(await box.isChecked())) await box.press('Space');
  }
  await page.locator('.estimate [name="size"]').pressSequentially('12 x 15');
  await page.locator('.estimate [name="steps"]').pressSequentially('16');
  await page.locator('.estimate [value="luxury"]').press('Space');
}

test('the sum follows the fields and stays in view, and the quote form gets all of it', async () => {
  await using visitor = await visitHydrated('/pricing', { viewport: { width: 360, height: 700 } });
  const { page } = visitor;
  expect(await total(visitor)).toBe(sumOf(exampleFor('marble-polishing')));
  expect(await page.getByRole('button', { name: words.show }).count()).toBe(0);
  await fillInKota(visitor);
  expect(await total(visitor)).toBe(sumOf(kota));
  const button = page.locator('.estimate__sum button');
  // While a field has the focus there are no contact links.
  await page.locator('.estimate [value="luxury"]').blur();
  const sum = page.locator('.estimate__sum');
  for (const name of ['service', 'way']) {
    await page.locator(`.estimate [name="${name}"]`).first().scrollIntoViewIfNeeded();
    const box = await sum.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(701);
    expect(await isBarOf(page, '.estimate__sum')).toBe(true);
  }
  // At the last fields it has come to its place, the head of the bill.
  await page.locator('.estimate [name="tier"]').first().scrollIntoViewIfNeeded();
  const { y, height } = (await sum.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(701);
  // One bar at a time: past the estimate it is that of the contact links.
  await page.locator('#included').scrollIntoViewIfNeeded();
  await expect.poll(() => isBarOf(page, '.action-bar')).toBe(true);
  // Enter in a field is a wish for the sum, which stands there.
  await page.locator('.estimate [name="size"]').press('Enter');
  expect(page.url()).toMatch(/\/pricing$/);
  await button.click();
  await page.waitForURL('**/contact?*#quote');
  expect(new URL(page.url()).search).toBe(`?${estimateQuery(kota)}`);
  expect(await page.locator('.estimate-card').textContent()).toContain(sumOf(kota));
  // Back from the quote, the floor is still the visitor's.
  await page.goBack();
  await expect.poll(() => total(visitor)).toBe(sumOf(kota));
  expect(await page.locator('.estimate [name="size"]').inputValue()).toBe(kota.size);
  expect(visitor.noise).toEqual([]);
});

test('the bill shows a floor of the service that is chosen, and on a wide window begins beside the headline', async () => {
  await using visitor = await visitHydrated('/estimate', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  const bill = await page.locator('.estimate__result').boundingBox();
  expect(bill?.y).toBeLessThan((headline?.y ?? 0) + (headline?.height ?? 0));
  for (const { slug, picture } of serviceSummaries) {
    await page.locator('.estimate [name="service"]').selectOption(slug);
    const file = page.locator('.estimate__picture img');
    await expect.poll(() => file.getAttribute('src'), { message: slug }).toContain(`/${picture}-`);
  }
});

test('on a wide window the button stands below what the sum is made of, and the keyboard goes down the bill', async () => {
  await using visitor = await visitHydrated('/estimate', { viewport: { width: 1440, height: 900 } });
  const bill = visitor.page.locator('.estimate__result');
  const tops = await bill
    .locator('.estimate__total, .estimate__lines, button, a')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const [total = 0, button = 0, lines = 0, ...rest] = tops;
  expect(total).toBeLessThan(lines);
  expect(lines).toBeLessThan(button);
  expect([button, ...rest]).toEqual([button, ...rest].toSorted((a, b) => a - b));
});

test('a flat and single rooms are two ways, of which the chosen one is shown and counts, with JavaScript and without', async () => {
  const hall = { ...exampleFor('marble-polishing'), rooms: ['hall'], size: '100' };
  const flat = { ...hall, rooms: ['3bhk'], size: '' };
  async function chooseHall({ page }: Visit): Promise<void> {
    await page.locator('[name="way"][value="rooms"]').check();
    expect(await page.locator('[value="3bhk"]').isVisible()).toBe(false);
    await page.locator('[value="hall"]').check();
    await page.locator('[name="size"]').fill(hall.size);
  }
  async function chooseFlat({ page }: Visit): Promise<void> {
    await page.locator('[name="way"][value="flat"]').check();
    expect(await page.locator('[name="size"]').isVisible()).toBe(false);
    await page.locator('[value="3bhk"]').check();
  }
  await using visitor = await visitHydrated('/estimate');
  await chooseHall(visitor);
  expect(await total(visitor)).toBe(sumOf(hall));
  await chooseFlat(visitor);
  expect(await total(visitor)).toBe(sumOf(flat));
  expect(visitor.noise).toEqual([]);

  await using plain = await visit({ javaScriptEnabled: false });
  for (const [choose, expected] of [
    [chooseHall, hall],
    [chooseFlat, flat],
  ] as const) {
    await plain.open('/estimate');
    await chooseHall(plain);
    await choose(plain);
    await plain.page.getByRole('button', { name: words.show }).click();
    await plain.page.waitForURL('**/estimate?*');
    expect(await total(plain)).toBe(sumOf(expected));
  }
});

test('a unit that is typed behind a size counts, and the field beside it shows it, with JavaScript and without', async () => {
  const typed = { ...exampleFor('marble-polishing'), rooms: [], size: '120 gaj', unit: 'gaj' };
  async function typeSize({ page }: Visit): Promise<void> {
    await page.locator('[name="way"][value="rooms"]').check();
    await page.locator('[name="size"]').fill(typed.size);
  }
  async function expectGaj(visitor: Visit): Promise<void> {
    expect(await total(visitor)).toBe(sumOf(typed));
    expect(await visitor.page.locator('.estimate__basis').textContent()).toContain('972–1,188 sq ft');
    expect(await visitor.page.locator('[name="unit"]').inputValue()).toBe('gaj');
  }
  await using visitor = await visitHydrated('/estimate');
  await typeSize(visitor);
  await expectGaj(visitor);
  await visitor.page.locator('.estimate__sum button').click();
  await visitor.page.waitForURL('**/contact?*#quote');
  expect(await visitor.page.locator('.estimate-card').textContent()).toContain(sumOf(typed));

  await using plain = await visitPage('/estimate', { javaScriptEnabled: false });
  await typeSize(plain);
  await plain.page.getByRole('button', { name: words.show }).click();
  await plain.page.waitForURL('**/estimate?*unit=sqft*');
  await expectGaj(plain);
});

test('a link that was pointed at before its estimate was changed leads to the estimate as it is', async () => {
  await using visitor = await visitHydrated('/pricing');
  const { page } = visitor;
  const link = page.getByRole('link', { name: words.own });
  await expect
    .poll(async () => {
      await link.hover();
      return await page.locator('.estimate').count();
    })
    .toBe(2);
  await page.locator('.estimate [value="luxury"]').first().check();
  await link.click();
  await page.waitForURL('**/estimate?*tier=luxury*');
  expect(await total(visitor)).toBe(sumOf({ ...exampleFor('marble-polishing'), tier: 'luxury' }));
  expect(visitor.noise).toEqual([]);
});

test('what comes to no sum gets words; asked for a quote on it, its field takes the focus', async () => {
  await using visitor = await visitHydrated('/pricing');
  const { page } = visitor;
  await page.locator('.estimate [value="rooms"]').check();
  const size = page.locator('.estimate [name="size"]');
  await size.fill('two rooms');
  expect(await total(visitor)).toMatch(/^Enter a size/);
  expect(await size.getAttribute('aria-invalid')).toBeNull();
  await page.locator('.estimate__sum button').click();
  expect(await size.getAttribute('aria-invalid')).toBe('true');
  expect(await size.evaluate((it) => it === document.activeElement)).toBe(true);
  await size.fill('100');
  expect(await size.getAttribute('aria-invalid')).toBeNull();
  expect(page.url()).toMatch(/\/pricing$/);
  expect(visitor.noise).toEqual([]);
});

test('without JavaScript the estimate has the same sum at an address of its own, and keeps every field', async () => {
  await using visitor = await visitPage('/pricing', { javaScriptEnabled: false });
  const { page } = visitor;
  await fillInKota(visitor);
  await page.getByRole('button', { name: words.show }).press('Enter');
  await page.waitForURL('**/estimate?*');
  expect(await total(visitor)).toBe(sumOf(kota));
  expect(await page.locator('.estimate [name="service"]').inputValue()).toBe('kota-stone-polishing');
  expect(await page.locator('.estimate [value="kitchen"]').isChecked()).toBe(true);
  expect(await page.locator('.estimate [name="size"]').inputValue()).toBe('12 x 15');
  expect(await page.locator('.estimate [value="luxury"]').isChecked()).toBe(true);
  await expectShared(visitor, kota);

  await page.locator('.estimate [name="size"]').fill('-3');
  await page.getByRole('button', { name: words.show }).click();
  await page.waitForURL('**/estimate?*size=-3*');
  expect(await total(visitor)).toMatch(/^Enter a size/);
  expect(await page.locator('.estimate [name="size"]').getAttribute('aria-invalid')).toBe('true');

  await page.locator('.estimate [name="size"]').fill('12 x 15');
  await page.locator('.estimate__sum button').click();
  await page.waitForURL('**/contact?*#quote');
  expect(await page.locator('.estimate-card').textContent()).toContain(sumOf(kota));
});

test('a shared estimate hydrates to the same sum, changes its address with its fields, and prints on one sheet', async () => {
  await using visitor = await visitHydrated(`/estimate?${estimateQuery(kota)}`);
  const { page } = visitor;
  expect(await total(visitor)).toBe(sumOf(kota));
  await page.locator('.estimate [name="steps"]').fill('');
  await page.locator('.estimate [name="steps"]').press('Tab');
  const changed = { ...kota, steps: '' };
  expect(await total(visitor)).toBe(sumOf(changed));
  await expect.poll(() => new URL(page.url()).search).toBe(`?${estimateQuery(changed)}`);
  await expectShared(visitor, changed);
  await page.reload();
  await visitor.hydrated();
  expect(await total(visitor)).toBe(sumOf(changed));
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await visitor.openHydrated('/estimate?service=__proto__&rooms=hall');
  expect(await total(visitor)).toMatch(/^Choose a service/);
  expect(visitor.noise).toEqual([]);
});

test('on a narrow phone the table scrolls by itself and its first column stays', async () => {
  await using visitor = await visitPage('/pricing', { viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const table = page.getByRole('region', { name: pricingPage.table.caption });
  const firstName = table.getByRole('rowheader').first();
  const before = await firstName.boundingBox();
  await table.evaluate((region) => {
    region.scrollLeft = 1000;
  });
  expect(await table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect((await firstName.boundingBox())?.x).toBe(before?.x);
});

test('after a step back from another load every field is as it was left, and the sum is of it before anybody touches the page', async () => {
  for (const javaScriptEnabled of [false, true]) {
    await using visitor = await visitPage('/pricing', { javaScriptEnabled });
    const { page } = visitor;
    await page.locator('.estimate label', { hasText: '3 BHK' }).click();
    await page.locator('.estimate [name=steps]').fill('12');
    await visitor.open('/about');
    await page.goBack();
    expect(await page.locator('.estimate [value="3bhk"]').isChecked()).toBe(true);
    expect(await page.locator('.estimate [name=steps]').inputValue()).toBe('12');
    if (!javaScriptEnabled) continue;
    const input = { ...exampleFor('marble-polishing'), rooms: ['3bhk' as const], steps: '12' };
    await expect.poll(() => page.locator('.estimate__total').first().textContent()).toBe(sumOf(input));
  }
});
