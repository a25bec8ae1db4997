import { expect, test } from 'vitest';
import { sampledAddresses } from '../harness/addresses.ts';
import { visit } from '../harness/visit.ts';

for (const address of sampledAddresses) {
  // That JavaScript adds no words to these is in hydration.sampled.test.ts.
  test(`${address} is complete with JavaScript off`, async () => {
    await using visitor = await visit({ javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(address);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(200);
    expect(await page.locator('footer a[href^="tel:"]').count()).toBeGreaterThan(0);
    // Nothing waits for a script.
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
  });
}
