import { expect, test } from 'vitest';
import { formatRupees } from '../../data/money.ts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { prices } from '../../data/prices.ts';
import { services } from '../../data/services/catalogue.ts';
import { type Visit, visit } from '../harness/visit.ts';

const words = pricingPage.estimate;
const kota = services[7];

async function openEstimate(options: Parameters<typeof visit>[0] = {}, query = ''): Promise<Visit> {
  const visitor = await visit(options);
  await visitor.open(`/pricing${query}`);
  return visitor;
}

function total({ page }: Visit): Promise<string | null> {
  return page.locator('.estimate__total').textContent();
}

test('the figure follows the fields, and the link to the form carries them', async () => {
  await using visitor = await openEstimate();
  await visitor.hydrated();
  const { page } = visitor;
  expect(await total(visitor)).toBe(formatRupees(180 * prices['marble-polishing'].premium));
  await page.getByRole('combobox', { name: words.service }).selectOption(kota.name);
  await page.getByLabel(words.area).fill('1,250');
  await page.getByRole('radio', { name: /Luxury/ }).check();
  expect(await total(visitor)).toBe(formatRupees(1250 * prices[kota.slug].luxury));
  const href = await page.getByRole('link', { name: words.quote }).getAttribute('href');
  const link = new URL(href ?? '', 'http://localhost');
  expect(`${link.pathname}${link.hash}`).toBe('/contact#quote');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    service: kota.name,
    tier: 'luxury',
    area_size: '1250',
  });
  expect(await page.getByText(words.note).isVisible()).toBe(true);
  expect(visitor.noise).toEqual([]);
});

test('what is not an area shows no figure; asked for one, it says why and takes the focus', async () => {
  await using visitor = await openEstimate();
  await visitor.hydrated();
  const { page } = visitor;
  const area = page.getByLabel(words.area);
  await area.fill('two rooms');
  expect(await page.locator('.estimate__total').count()).toBe(0);
  expect(await area.getAttribute('aria-invalid')).toBe(null);
  await page.getByRole('button', { name: words.button }).click();
  expect(await area.getAttribute('aria-invalid')).toBe('true');
  expect(await area.evaluate((it) => it.matches(':focus'))).toBe(true);
  const describedBy = (await area.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const described = await Promise.all(describedBy.map((id) => page.locator(`#${id}`).textContent()));
  expect(described.join(' ')).toContain('between 1 and 10,00,000');
  await area.fill('100');
  expect(await area.getAttribute('aria-invalid')).toBe(null);
  expect(page.url()).toMatch(/\/pricing$/);
});

test('without JavaScript the server works it out and keeps every field', async () => {
  await using visitor = await openEstimate({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.getByRole('combobox', { name: words.service }).selectOption(kota.name);
  await page.getByLabel(words.area).fill('1250');
  await page.getByRole('radio', { name: /Basic/ }).check();
  await page.getByRole('button', { name: words.button }).click();
  await page.waitForURL('**/pricing?*#estimate');
  expect(await total(visitor)).toBe(formatRupees(1250 * prices[kota.slug].basic));
  expect(await page.getByRole('combobox', { name: words.service }).inputValue()).toBe(kota.name);
  expect(await page.getByLabel(words.area).inputValue()).toBe('1250');
  expect(await page.getByRole('radio', { name: /Basic/ }).isChecked()).toBe(true);

  await page.getByLabel(words.area).fill('-3');
  await page.getByRole('button', { name: words.button }).click();
  await page.waitForURL('**/pricing?*area_size=-3*');
  expect(await page.locator('.estimate__total').count()).toBe(0);
  expect(await page.getByLabel(words.area).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel(words.area).inputValue()).toBe('-3');
});

test('a link with a query hydrates to the same figure, and nonsense in it to the example', async () => {
  const query = `?${new URLSearchParams({ service: kota.name, area_size: '400', tier: 'basic' })}`;
  await using visitor = await openEstimate({}, query);
  await visitor.hydrated();
  expect(await total(visitor)).toBe(formatRupees(400 * prices[kota.slug].basic));
  expect(visitor.noise).toEqual([]);
  await using astray = await openEstimate({}, '?service=__proto__&tier=free');
  await astray.hydrated();
  expect(await total(astray)).toBe(formatRupees(180 * prices['marble-polishing'].premium));
  expect(astray.noise).toEqual([]);
});

test('on a narrow phone the table scrolls by itself and its first column stays', async () => {
  await using visitor = await openEstimate({ viewport: { width: 320, height: 568 } });
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
