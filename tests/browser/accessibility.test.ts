import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addAxe, violationsIn } from '../harness/axe.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

// The pages around these are in harness/with-javascript.ts.

/** In both themes, a part of the page. */
async function expectAccessible(page: Page, within: string): Promise<void> {
  await addAxe(page);
  expect(await violationsIn(page, 'all', within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, 'colours', within)).toEqual([]);
}

test('the form in error meets WCAG 2.2 AA in both themes', async () => {
  expectOnConsole(/422/);
  await using visitor = await visit({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  await visitor.openHydrated('/contact');
  await page.locator('form button[type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page, 'main');
});

test('the dialog of a service meets WCAG 2.2 AA in both themes', async () => {
  await using visitor = await visitHydrated('/services', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.locator('main a[href^="/services/"]').first().click();
  await page.locator('dialog[open]').waitFor();
  await expectAccessible(page, 'dialog[open]');
});

for (const { width, menu, id } of [
  { width: 320, menu: 'sheet of the phone', id: 'site-menu' },
  { width: 1280, menu: 'panel of services', id: 'services-panel' },
]) {
  test(`the ${menu} meets WCAG 2.2 AA in both themes`, async () => {
    await using visitor = await visit({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
    const { page } = visitor;
    await visitor.openHydrated('/');
    await page.locator(`[popovertarget=${id}]:visible`).first().press('Enter');
    await page.locator(`#${id}:popover-open`).waitFor();
    await expectAccessible(page, `#${id}`);
  });
}
