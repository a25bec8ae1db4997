import { expect, inject, test } from 'vitest';
import { findFullBrowser } from '../../src/tools/browser/find-browser.ts';
import { measureReturn } from '../../src/tools/vitals/measure-return.ts';
import { visit } from '../harness/visit.ts';

test('a second visit fetches nothing that has not changed', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const fetched = (): Promise<string[]> =>
    page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  for (const path of ['/', '/pricing']) {
    await visitor.open(path);
    await visitor.settled();
    await page.waitForLoadState('networkidle');
    expect(await fetched()).toContain(path);
  }
  // Not a reload, which asks about everything.
  for (const path of ['/', '/pricing']) {
    await visitor.open(path);
    await visitor.settled();
    await page.waitForLoadState('networkidle');
    expect((await fetched()).filter((name) => !name.startsWith('/api/'))).toEqual([]);
  }
});

test.skipIf(!findFullBrowser())(
  'going back after an ordinary load finds the document itself, where it was left',
  async () => {
    const returned = await measureReturn(inject('siteUrl'));
    expect(returned).toMatchObject({ isSame: true, found: returned?.left });
  },
);
