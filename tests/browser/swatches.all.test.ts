import { expect, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { visit } from '../harness/visit.ts';

test('every swatch has the size of its box, on pages with other pictures and without', async () => {
  await using visitor = await visit({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });
  let pagesWithSwatches = 0;
  for (const { path } of routes.filter(({ path }) => path !== '*')) {
    await visitor.open(path);
    const sizes = await visitor.page
      .locator('.swatch')
      .evaluateAll((swatches) =>
        swatches
          .map((swatch) => [swatch.clientHeight, swatch.querySelector('img')?.clientHeight ?? 0] as const)
          .filter(([height]) => height > 0),
      );
    if (sizes.length > 0) pagesWithSwatches += 1;
    for (const [height, image] of sizes) {
      expect(height, path).toBeLessThan(420);
      expect(image, path).toBe(height);
    }
  }
  expect(pagesWithSwatches).toBeGreaterThan(5);
});
