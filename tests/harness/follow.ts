import { inject } from 'vitest';
import type { Visit } from './visit.ts';

/** Marks the document, so that a reload can be told from a navigation without one. */
export async function mark({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
}

export function isMarked({ page }: Visit): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}

/** Opens a path of the site as a click on a link to it would. */
export async function follow({ page }: Visit, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`The page has no link to ${href}`);
    link.click();
  }, path);
  await page.waitForURL(inject('siteUrl') + path);
}
