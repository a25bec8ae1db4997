import { expect, test } from 'vitest';
import { sampledAddresses } from '../harness/addresses.ts';
import { visit } from '../harness/visit.ts';

// That JavaScript adds no words to these is in hydration.sampled.test.ts.
test('every page is complete with JavaScript off, and no wider than a phone', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const { page } = visitor;
  for (const address of sampledAddresses) {
    await visitor.open(address);
    expect(await page.locator('h1').isVisible(), address).toBe(true);
    expect(((await page.locator('main').textContent()) ?? '').length, address).toBeGreaterThan(200);
    expect(await page.locator('footer a[href^="tel:"]').count(), address).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
    // Nothing waits for a script.
    expect(await page.locator('main [aria-busy=true]').count(), address).toBe(0);
  }
});
