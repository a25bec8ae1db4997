import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { excessOf } from '../../src/tools/budget/budget-of.ts';
import { weighPage } from '../../src/tools/budget/weigh-page.ts';
import { sampledWays } from '../harness/addresses.ts';
import { visit } from '../harness/visit.ts';

/** Made for one request, and so compressed with less effort (`src/http/content-encoding.ts`). */
const withChoices = [
  '/contact?service=marble-polishing&tier=premium&area=kondapur&stone=makrana',
  '/estimate?service=marble-polishing&tier=premium&size=900',
];

test('a first visit to a page with choices in its address stays within its budget', async () => {
  await using browser = await chromium.connect(inject('browserEndpoint'));
  for (const path of withChoices) {
    expect(excessOf(await weighPage(browser, inject('siteUrl'), path)), path).toEqual([]);
  }
});

for (const { address: path } of sampledWays(['phone'])) {
  test(`a first visit to ${path} stays within its budget`, async () => {
    await using browser = await chromium.connect(inject('browserEndpoint'));
    expect(excessOf(await weighPage(browser, inject('siteUrl'), path))).toEqual([]);
  });
}

test('pictures below the first screen wait for the visitor, and come by themselves only where no script does', async () => {
  for (const hasScript of [true, false]) {
    await using visitor = await visit({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    if (!hasScript)
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await visitor.open('/services');
    await page.waitForTimeout(3500);
    // Moved out of their boxes, which is all that keeps the browser from them.
    const held = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(
        (image) => getComputedStyle(image).translate,
      ),
    );
    expect(held.length).toBeGreaterThan(5);
    expect(new Set(held)).toEqual(new Set([hasScript ? '0px 200%' : '0px 0%']));
  }
});
