import { expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { type Visit, visit } from '../harness/visit.ts';

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

const closed = ['/', '/services', ...pages];

test.each([768, 1280, 1920, 2560])(
  'at %i px no word of a close stands over an arch or the floor, and its floor ends where the foot begins',
  async (width) => {
    await using visitor = await visit({ viewport: { width, height: 900 } });
    for (const address of closed) {
      const [picture, words, foot] = await closeOf(visitor, address);
      expect(words.right, address).toBeLessThan(picture.left + 0.588 * picture.width);
      expect(words.bottom, address).toBeLessThan(picture.top + 0.715 * picture.height);
      expect(foot.top - picture.bottom, address).toBeCloseTo(3, 0);
    }
  },
);

test('on a phone a page closes with its words, then its threshold from edge to edge', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 } });
  for (const address of closed) {
    const [picture, words] = await closeOf(visitor, address);
    expect(words.bottom, address).toBeLessThan(picture.top);
    expect([picture.left, picture.width], address).toEqual([0, 360]);
  }
});

/** Its picture, the box of all of its words, and the foot of the page, once all of the page is there. */
async function closeOf(visitor: Visit, address: string): Promise<[DOMRect, DOMRect, DOMRect]> {
  await visitor.open(address);
  await visitor.page.mouse.wheel(0, 200);
  await visitor.page.locator('.closing-threshold img').waitFor({ state: 'attached' });
  return visitor.page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...document.querySelectorAll('.call-to-action__inner :is(h2, p, a)')].map((text) =>
      text.getBoundingClientRect(),
    );
    const [left, top] = [
      Math.min(...texts.map((text) => text.left)),
      Math.min(...texts.map((text) => text.top)),
    ];
    const [right, bottom] = [
      Math.max(...texts.map((text) => text.right)),
      Math.max(...texts.map((text) => text.bottom)),
    ];
    const words = new DOMRect(left, top, right - left, bottom - top);
    return [box('.closing-threshold > .picture'), words, box('.site-footer')].map((rect) =>
      rect.toJSON(),
    ) as [DOMRect, DOMRect, DOMRect];
  });
}

test('where a picture keeps its wall, the words stand on a ground of their own, that of the page or of the close', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
  await visitor.open('/services/kota-stone-polishing');
  const [page, words, close, ...closing] = await visitor.page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('.page-hero__words, .call-to-action, .call-to-action__inner > *'),
    ].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(words).toBe(page);
  expect(closing).toEqual([close, close]);
});
