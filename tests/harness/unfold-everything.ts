import type { Page } from 'playwright';

/** Opens every disclosure at once; those of one name would close one another. */
export async function unfoldEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
