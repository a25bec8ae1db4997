import { expect, test } from 'vitest';
import { servicesPage } from '../../data/pages/services.ts';
import { services } from '../../data/services/catalogue.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { holdBack, type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const [, mosaic] = services;
/** The card's link by its name: the service, then what it opens. */
const cardName = `${mosaic.name} ${servicesPage.list.open}`;

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test('a card opens the dialog with the name, description, features, steps and the ways to ask', async () => {
  await using visitor = await visitHydrated('/services');
  await visitor.page.getByRole('link', { name: cardName }).click();
  const dialog = visitor.page.getByRole('dialog', { name: mosaic.name });
  await dialog.waitFor();
  const text = (await dialog.textContent()) ?? '';
  for (const words of [mosaic.description, ...mosaic.features, ...mosaic.process])
    expect(text).toContain(words);
  expect(await dialog.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:\+/);
  const chat = dialog.getByRole('link', { name: /^WhatsApp/ });
  expect(await chat.getAttribute('href')).toContain(encodeURIComponent(mosaic.name));
  expect(await chat.getAttribute('target')).toBe('_blank');
  expect(visitor.page.url()).toMatch(/\/services$/);
  expect(visitor.noise).toEqual([]);
});

test('the keyboard opens it, stays inside, closes it by Esc and is back on the card', async () => {
  await using visitor = await visitHydrated('/services');
  const { page } = visitor;
  const card = page.getByRole('link', { name: cardName });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Close' }).evaluate((it) => it.matches(':focus'))).toBe(
    true,
  );
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first the browser's own bars take the focus: then it is the body's.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, footer, li.service-floor__slab')),
    ).toBe(null);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await card.evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('the close button and a click beside it close it, and the same card opens it again', async () => {
  await using visitor = await visitHydrated('/services');
  const { page } = visitor;
  const card = page.getByRole('link', { name: cardName });
  const dialog = page.getByRole('dialog');
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await card.evaluate((it) => it.matches(':focus'))).toBe(true);
  await card.click();
  await dialog.waitFor();
  await page.mouse.click(4, 400);
  await dialog.waitFor({ state: 'hidden' });
});

test('it fades over 300 ms and its backdrop over 150 ms, and not at all under reduced motion', async () => {
  const durations = async ({ page }: Visit): Promise<string[]> =>
    page
      .locator('dialog.service-dialog')
      .evaluate((dialog) => [
        getComputedStyle(dialog).transitionDuration,
        getComputedStyle(dialog, '::backdrop').transitionDuration,
      ]);
  await using moving = await visitPage('/services');
  expect(await durations(moving)).toEqual(['0.3s, 0.3s, 0.3s, 0.3s', '0.15s, 0.15s, 0.15s']);
  await using still = await visitPage('/services', { reducedMotion: 'reduce' });
  for (const duration of await durations(still)) expect(duration).toMatch(/^0s/);
});

test('on a phone it scrolls inside itself, its close button in sight to the end', async () => {
  await using visitor = await visitHydrated('/services', { ...phone, reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.getByRole('link', { name: cardName }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const scrolled = await dialog.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return { top: element.scrollTop, width: element.scrollWidth - element.clientWidth };
  });
  expect(scrolled.top).toBeGreaterThan(100);
  expect(scrolled.width).toBe(0);
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual(0);
  expect(close?.y).toBeLessThan(200);
  expect(close?.height).toBeGreaterThanOrEqual(44);
});

test('the whole page is a link away, and opens without a reload', async () => {
  await using visitor = await visitHydrated('/services');
  const { page } = visitor;
  await page.getByRole('link', { name: cardName }).click();
  await page.getByRole('dialog').getByRole('link', { name: servicesPage.modal.fullPage }).click();
  await page.waitForURL(`**/services/${mosaic.slug}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('with a modifier key, and without JavaScript, the card is the link to the page that it looks like', async () => {
  await using visitor = await visitHydrated('/services');
  const opened = visitor.page.context().waitForEvent('page');
  await visitor.page.getByRole('link', { name: cardName }).click({ modifiers: ['ControlOrMeta'] });
  // A tab is blank until its document begins.
  await (await opened).waitForURL(`**/services/${mosaic.slug}`);
  expect(await visitor.page.getByRole('dialog').count()).toBe(0);

  await using plain = await visitPage('/services', { javaScriptEnabled: false });
  await plain.page.getByRole('link', { name: cardName }).click();
  await plain.page.waitForURL(`**/services/${mosaic.slug}`);
});

test('after a navigation without a reload the list says that it loads, then stands; a full load never says it', async () => {
  await using visitor = await visitHydrated('/pricing');
  const { page } = visitor;
  const loading = page.getByText(servicesPage.list.loading);
  const slabs = page.locator('.service-floor__slab');
  const release = await holdBack(page, '**/api/services');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services', exact: true })
    .click();
  await loading.waitFor();
  expect(await slabs.count()).toBe(0);
  release();
  await slabs.first().waitFor();
  expect(await slabs.count()).toBe(services.length);
  expect(await loading.count()).toBe(0);
  await page.reload();
  expect(await loading.count()).toBe(0);
});

test('where the server does not answer, a page opened by a link says in its modal what the build knows', async () => {
  expectOnConsole(/ERR_FAILED/);
  await using visitor = await visitHydrated('/pricing');
  const { page } = visitor;
  await page.route('**/api/services', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services', exact: true })
    .click();
  await page.getByRole('link', { name: cardName }).click();
  const dialog = page.getByRole('dialog');
  for (const said of [...mosaic.features, ...mosaic.process]) await dialog.getByText(said).waitFor();
});

test('an empty answer leaves words and the ways to ask', async () => {
  await using visitor = await visit();
  await visitor.page.route('**/api/services', (route) => route.fulfill({ json: [] }));
  await visitor.openHydrated('/services');
  await visitor.page.getByText(servicesPage.list.empty).waitFor();
});
