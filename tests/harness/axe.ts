import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Puts axe into the page, from outside: the page's own policy would not let it in. Once after each full load. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(await source);
}

/**
 * What axe finds against WCAG 2.2 AA in the page as it stands, or in the part of it that `within` selects, one line for
 * each element. `colours` checks contrast alone, which is all that a change of theme can change.
 */
export async function violationsIn(
  page: Page,
  scope: 'all' | 'colours' = 'all',
  within = 'html',
): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: scope === 'all' ? rules : { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
    // No rule of these reads style sheets, which it would parse anew each time.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ([within, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [within, options] as const,
  );
}
