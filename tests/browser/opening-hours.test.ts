import type { BrowserContextOptions } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openingHours } from '../../data/business.ts';
import { formatTime } from '../../data/time-of-day.ts';
import { visit } from '../harness/visit.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  // Far from India: the visitor's own clock says another hour, and another day.
  timezoneId: 'America/New_York',
};

const opens = formatTime(openingHours.opens);
const closes = formatTime(openingHours.closes);

test('while nobody answers, the bar of a phone asks for a call back, and the enquiry says when', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await page.clock.setFixedTime('2026-11-21T23:30:00+05:30');
  await visitor.open('/care');
  // The browser's timeline, which `hydrated()` waits for, stands still with its clock.
  await page.keyboard.press('Shift');
  const callMe = page.getByRole('link', { name: 'Call me back' });
  await callMe.waitFor();
  expect(await page.locator('.site-footer').textContent()).toContain(`Closed now, opens at ${opens}`);
  expect(await page.evaluate(shiftsSoFar)).toEqual([]);

  await callMe.click();
  const name = page.locator('#quote-name');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('Lakshmi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90000 00000');
  const posted = page.waitForRequest('**/quote');
  await page.keyboard.press('Enter');
  const sent = new URLSearchParams((await posted).postData() ?? '');
  expect(sent.get('_subject')).toMatch(new RegExp(`^Please call \\w+ from ${opens}\\. \\S`));
  expect(sent.get('phone')).toBe('90000 00000');
  expect(visitor.noise).toEqual([]);
});

test('the contact page keeps its hours in sight beside whether somebody answers now', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await page.clock.setFixedTime('2026-11-21T23:30:00+05:30');
  await visitor.open('/contact');
  await page.keyboard.press('Shift');
  const details = page.locator('.contact-details__ways');
  await expect.poll(() => details.textContent()).toContain(`Closed now, opens at ${opens}`);
  expect(await details.textContent()).toContain(openingHours.text);
  // Another way to ask would lead nowhere here.
  expect(await page.locator('.action-bar a').first().getAttribute('href')).toMatch(/^tel:/);
  expect(await page.evaluate(shiftsSoFar)).toEqual([]);
});

test('while somebody answers, the bar calls, and the hours change when they end', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  await page.clock.install({ time: Date.parse(`2026-11-20T${openingHours.closes}:00+05:30`) - 60_000 });
  await visitor.open('/thanks');
  await page.keyboard.press('Shift');
  await page.clock.runFor(30_000);
  const footer = page.locator('.site-footer');
  await expect.poll(() => footer.textContent()).toContain(`Open now, closes at ${closes}`);
  expect(await page.locator('.action-bar a').first().getAttribute('href')).toMatch(/^tel:/);
  await page.clock.runFor(31_000);
  await expect.poll(() => footer.textContent()).toContain(`Closed now, opens at ${opens}`);
});

test('hours that end while the clock of the phone is set back end by the new time', async () => {
  await using visitor = await visit(phone);
  const { page } = visitor;
  const end = Date.parse(`2026-11-20T${openingHours.closes}:00+05:30`);
  await page.clock.install({ time: end - 60_000 });
  await visitor.open('/thanks');
  await page.keyboard.press('Shift');
  await page.clock.runFor(30_000);
  const footer = page.locator('.site-footer');
  await expect.poll(() => footer.textContent()).toContain(`Open now, closes at ${closes}`);
  await page.clock.setSystemTime(end - 40_000);
  await page.clock.runFor(31_000);
  expect(await footer.textContent()).toContain('Open now');
  await page.clock.runFor(10_000);
  await expect.poll(() => footer.textContent()).toContain(`Closed now, opens at ${opens}`);
});

test('where the quote is asked for, the last place of the bar leads to the prices, and elsewhere to the form', async () => {
  const lastOf = async (path: string): Promise<string | undefined> => {
    const html = await (await fetch(inject('siteUrl') + path)).text();
    const [bar = ''] = /<nav class="action-bar[ "].*?<\/nav>/s.exec(html) ?? [];
    return [...bar.matchAll(/href="([^"]*)"/g)].at(-1)?.[1];
  };
  expect(await lastOf('/contact')).toBe('/pricing');
  expect(await lastOf('/thanks')).toBe('/pricing');
  expect(await lastOf('/about')).toBe('/contact#quote');
});

test('without JavaScript, and in every kept copy of a page, the hours are plain', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/contact`)).text();
  expect(html).toContain(`<span class="nowrap">${openingHours.text}</span>`);
  expect(html).not.toMatch(/open now|closed now|call me back/i);
});

function shiftsSoFar(): Promise<number[]> {
  return new Promise((resolve) => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(seen)));
  });
}
