import { expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

interface ShownTile {
  file: string;
  alt: string;
  /** How far the tile reaches beyond its box on each side, in CSS pixels. */
  beyond: { top: number; bottom: number; left: number; right: number };
}

test.each([320, 360, 540])(
  'at %i px every third service is as wide as the window, and the last four that are not show the floor of their tiles of one file, and nothing of the tiles beside it',
  async (width) => {
    await using visitor = await visit({ viewport: { width, height: 720 }, isMobile: true, hasTouch: true });
    await visitor.openHydrated('/services');
    await visitor.page.locator('.service-floor__slab').nth(5).scrollIntoViewIfNeeded();
    await visitor.page.waitForLoadState('networkidle');
    const tiles = await visitor.page.locator('.service-card .picture__image').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image): ShownTile => {
        const file = image.getBoundingClientRect();
        const box = image.closest('.picture')?.getBoundingClientRect() ?? file;
        const inOneFile = images.filter(
          (other) => (other as HTMLImageElement).currentSrc === image.currentSrc,
        );
        const tile = inOneFile.indexOf(image);
        const height = file.height / inOneFile.length;
        return {
          file: image.currentSrc,
          alt: image.alt,
          beyond: {
            top: box.top - (file.top + tile * height),
            bottom: file.top + (tile + 1) * height - box.bottom,
            left: box.left - file.left,
            right: file.right - box.right,
          },
        };
      }),
    );
    const widths = await visitor.page
      .locator('.service-floor__slab')
      .evaluateAll((slabs) => slabs.map((slab) => slab.getBoundingClientRect().width / window.innerWidth));
    expect(widths.map((share) => share > 0.95)).toEqual(services.map((_, place) => place % 3 === 0));
    expect(tiles.map(({ alt }) => alt)).toHaveLength(services.length);
    expect(new Set(tiles.map(({ alt }) => alt)).size).toBe(services.length);
    const ofSprite = tiles.filter(({ file }) => /\/sprite-[^/]*\.avif$/.test(file));
    expect(ofSprite).toHaveLength(4);
    expect(new Set(ofSprite.map(({ file }) => file)).size).toBe(1);
    for (const { beyond } of ofSprite) {
      expect(Math.min(...Object.values(beyond))).toBeGreaterThan(-1);
      expect(beyond.top / 4).toBeCloseTo(beyond.bottom, 0);
      expect(beyond.left).toBeCloseTo(beyond.right, 0);
    }
  },
);

test('a wider window shows each service a picture of its own', async () => {
  await using visitor = await visitHydrated('/services', { viewport: { width: 768, height: 1024 } });
  const image = visitor.page.locator('.service-card .picture__image').first();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.currentSrc))
    .toContain('/service-marble-');
});
