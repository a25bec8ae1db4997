import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addresses } from '../harness/addresses.ts';
import { addAxe, violationsIn } from '../harness/axe.ts';
import { visit } from '../harness/visit.ts';

const widths = [320, 768, 1280];

for (const address of addresses) {
  test(`${address} meets WCAG 2.2 AA at three widths in both themes, everything unfolded`, async () => {
    // Without movement nothing is caught halfway between two colours.
    await using visitor = await visit({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open(address);
    await visitor.settled();
    await unfoldEverything(page);
    await addAxe(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsIn(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsIn(page, 'colours'), `${width} px, dark`).toEqual([]);
    }
  });
}

test('the form in error meets WCAG 2.2 AA in both themes', async () => {
  await using visitor = await visit({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  await visitor.open('/contact');
  await visitor.settled();
  await page.locator('form button[type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await addAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, 'colours')).toEqual([]);
});

test('the dialog of a service meets WCAG 2.2 AA in both themes', async () => {
  await using visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/services');
  await visitor.settled();
  await page.locator('main a[href^="/services/"]').first().click();
  await page.locator('dialog[open]').waitFor();
  await addAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, 'colours')).toEqual([]);
});

for (const { width, menu, id } of [
  { width: 320, menu: 'sheet of the phone', id: 'site-menu' },
  { width: 1280, menu: 'panel of services', id: 'services-panel' },
]) {
  test(`the ${menu} meets WCAG 2.2 AA in both themes`, async () => {
    await using visitor = await visit({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
    const { page } = visitor;
    await visitor.open('/');
    await visitor.settled();
    await page.locator(`[popovertarget=${id}]:visible`).first().press('Enter');
    await page.locator(`#${id}:popover-open`).waitFor();
    await addAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsIn(page, 'colours')).toEqual([]);
  });
}

/** Opens every disclosure at once; those of one name would close one another. */
async function unfoldEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
