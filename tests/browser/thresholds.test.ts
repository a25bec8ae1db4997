import { expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { visit } from '../harness/visit.ts';

const pages = services.map(({ slug }) => `/services/${slug}`);

test('in a phone’s first window each service shows its threshold whole, and its first price above the bar', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 } });
  for (const address of pages) {
    await visitor.open(address);
    const [top, bottom, price, bar] = await visitor.page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = box('.page-hero__wide');
      return [top, bottom, box('.price-course__price').bottom, box('.action-bar').top];
    });
    expect(bottom - top, address).toBeGreaterThan(270);
    expect(price, address).toBeLessThan(bar);
    expect(price, address).toBeGreaterThan(bottom);
  }
});

test.each([768, 1280, 1920, 2560])(
  'at %i px no word of a head stands over an arch, a slab or the floor',
  async (width) => {
    await using visitor = await visit({ viewport: { width, height: 900 } });
    for (const address of ['/services', ...pages]) {
      await visitor.open(address);
      const [picture, words] = await visitor.page.evaluate(() =>
        ['.page-hero__wide', '.page-hero__words'].map((selector) => {
          const { left, right, top, bottom, width, height } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, top, bottom, width, height };
        }),
      );
      const arch = address === '/services' ? 0.5 : 0.588;
      expect(words?.right, address).toBeLessThan((picture?.left ?? 0) + arch * (picture?.width ?? 0));
      expect(words?.bottom, address).toBeLessThan((picture?.top ?? 0) + 0.715 * (picture?.height ?? 0));
      expect(picture?.top, address).toBeGreaterThan(0);
    }
  },
);

test('where the picture keeps its wall, the words stand on the page’s own ground', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
  await visitor.open('/services/kota-stone-polishing');
  const [page, words] = await visitor.page.evaluate(() =>
    [document.documentElement, document.querySelector('.page-hero__words')].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    ),
  );
  expect(words).toBe(page);
});
