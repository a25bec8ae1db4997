import { expect, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { visit } from '../harness/visit.ts';

for (const { path } of routes) {
  const address = path === '*' ? '/no-such-page' : path;

  test(`${address} is complete with JavaScript off`, async () => {
    await using plain = await visit({ javaScriptEnabled: false });
    await using full = await visit();
    await plain.open(address);
    await full.open(address);
    await full.hydrated();
    const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    const served = words((await plain.page.locator('main').textContent()) ?? '');
    const hydrated = words((await full.page.locator('main').textContent()) ?? '');
    expect(served).toBe(hydrated);
    expect(await plain.page.locator('h1').isVisible()).toBe(true);
  });
}
