import { expect, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { visit } from '../harness/visit.ts';

for (const { path } of routes) {
  const address = path === '*' ? '/no-such-page' : path;

  // That JavaScript adds no words to these is in hydration.test.ts.
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
