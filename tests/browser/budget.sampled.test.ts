import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { excessOf } from '../../src/tools/budget/budget-of.ts';
import { weighPage } from '../../src/tools/budget/weigh-page.ts';
import { choiceAddresses, sampledWays } from '../harness/addresses.ts';
import { isRest } from '../harness/sample-of.ts';

test.runIf(!isRest)(
  'a first visit to a page with choices in its address stays within its budget',
  async () => {
    await using browser = await chromium.connect(inject('browserEndpoint'));
    for (const { path } of choiceAddresses) {
      expect(excessOf(await weighPage(browser, inject('siteUrl'), path)), path).toEqual([]);
    }
  },
);

for (const { address: path } of sampledWays(['phone'])) {
  test(`a first visit to ${path} stays within its budget`, async () => {
    await using browser = await chromium.connect(inject('browserEndpoint'));
    expect(excessOf(await weighPage(browser, inject('siteUrl'), path))).toEqual([]);
  });
}
