import { expect, test } from 'vitest';
import { areasByGroup as areas } from '../../data/areas-by-group.ts';
import { visit, visitHydrated, visitPage } from '../harness/visit.ts';

test('each of the twelve pins leads to its entry under its part of the city, and each entry to its pin', async () => {
  await using visitor = await visitPage('/service-areas', { javaScriptEnabled: false });
  const { page } = visitor;
  for (const [index, { slug, name, group }] of areas.entries()) {
    const pin = page.locator(`#map-${slug}`);
    expect(await pin.getAttribute('href')).toBe(`#${slug}`);
    expect((await pin.textContent())?.trim()).toBe(`${index + 1} ${name}`);
    const entry = page.getByRole('region', { name: group, exact: true }).locator(`li:has(#${slug})`);
    expect(await entry.locator('.area-entry__number').textContent()).toBe(String(index + 1));
    expect(await entry.locator('h3').textContent()).toBe(name);
    expect(await entry.locator(`a[href="#map-${slug}"]`).count()).toBe(1);
    expect(await entry.locator('a[href^="/services/"]').count()).toBe(3);
  }
});

test('an area of the list is marked on the map; with the keyboard a pin is reached, followed, and marked with its entry', async () => {
  await using visitor = await visitHydrated('/service-areas');
  const { page } = visitor;
  await page.locator('li:has(#miyapur) summary').focus();
  await expect.poll(() => page.locator('#map-miyapur').getAttribute('class')).toContain('--active');
  expect(await page.locator('.area-map__pin--active').count()).toBe(1);
  const pin = page.locator('#map-madhapur');
  await pin.focus();
  await expect.poll(() => pin.getAttribute('class')).toContain('--active');
  expect(await page.locator('li:has(#madhapur)').getAttribute('class')).toContain('--active');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/service-areas#madhapur');
  await page.locator('#madhapur').getByRole('link', { name: 'Show on the map' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('map-madhapur');
  expect(visitor.noise).toEqual([]);
});

test.each([true, false])(
  'an address with an area opens it below its name, with JavaScript: %s',
  async (javaScriptEnabled) => {
    await using visitor = await visit({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await visitor.open('/service-areas#kondapur');
    const entry = page.locator('li:has(#kondapur)');
    await expect.poll(() => entry.locator('#kondapur').isVisible()).toBe(true);
    expect(await page.locator('details.area-entry__details[open]').count()).toBe(1);
    // Below the header, and in the upper half of the window.
    const top = async (): Promise<number> => (await entry.locator('h3').boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(370);
    expect(await top()).toBeGreaterThan(72);

    await page.locator('#map-miyapur').click();
    await expect.poll(() => page.locator('#miyapur').isVisible()).toBe(true);
    expect(page.url()).toMatch(/#miyapur$/);
  },
);

test('a link from another page opens the area it names', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await page.locator('main a[href="/service-areas#manikonda"]').click();
  await page.waitForURL('**/service-areas#manikonda');
  await expect.poll(() => page.locator('#manikonda').isVisible()).toBe(true);
  await expect
    .poll(async () => (await page.locator('li:has(#manikonda) h3').boundingBox())?.y)
    .toBeLessThan(400);
});

test('the pins stand where the areas lie: north up, west left, to scale; no two names cross, none leaves the map, and none lies on a road, at four widths', async () => {
  await using visitor = await visitPage('/service-areas');
  const { page } = visitor;
  const centres = await page.evaluate(
    (slugs) =>
      slugs.map((slug) => {
        const dot = document.querySelector(`#map-${slug} .area-map__dot`)?.getBoundingClientRect();
        return { x: (dot?.x ?? 0) + (dot?.width ?? 0) / 2, y: (dot?.y ?? 0) + (dot?.height ?? 0) / 2 };
      }),
    areas.map(({ slug }) => slug),
  );
  const pixelsPerDegree = slope(
    areas.map(({ latitude }) => -latitude),
    centres.map(({ y }) => y),
  );
  const acrossPerDegree = slope(
    areas.map(({ longitude }) => longitude),
    centres.map(({ x }) => x),
  );
  expect(pixelsPerDegree).toBeGreaterThan(0);
  expect(acrossPerDegree / pixelsPerDegree).toBeCloseTo(Math.cos((17.44 * Math.PI) / 180), 2);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(crossingNames), `${width} px`).toEqual([]);
  }
});

/** Runs in the page. */
function crossingNames(): string[] {
  // Boxes of text are taller than its letters.
  const slack = 3;
  const map = document.querySelector('.area-map__drawing')?.getBoundingClientRect() ?? new DOMRect();
  const boxes = [...document.querySelectorAll('[class^="area-map__name"], .area-map__dot')].map(
    (element) => ({
      element,
      name: element.closest('a')?.textContent ?? '',
      box: element.getBoundingClientRect(),
    }),
  );
  const outside = boxes.filter(({ box }) => box.left < map.left || box.right > map.right);
  const pairs = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.name !== b.name && overlap(a.box, b.box))
      .map((b) => `${a.name} / ${b.name}`),
  );
  const road = document.querySelector<SVGGeometryElement>('.area-map__road');
  const crossed = boxes.filter(({ element, box }) => element.localName === 'text' && isOnRoad(box));
  return [...outside.map(({ name }) => name), ...pairs, ...crossed.map(({ name }) => `${name} / road`)];

  function isOnRoad(box: DOMRect): boolean {
    const inverse = road?.getScreenCTM()?.inverse();
    for (let x = box.left + 2; x <= box.right - 2; x += 1) {
      for (let y = box.top + slack; y <= box.bottom - slack; y += 1) {
        if (road?.isPointInStroke(new DOMPoint(x, y).matrixTransform(inverse))) return true;
      }
    }
    return false;
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return (
      a.left + slack < b.right - slack &&
      b.left + slack < a.right - slack &&
      a.top + slack < b.bottom - slack &&
      b.top + slack < a.bottom - slack
    );
  }
}

test.each([360, 1280])(
  'at %i px a tap on an area opens it, and a second one on its mark shuts it',
  async (width) => {
    await using visitor = await visit({ javaScriptEnabled: false, viewport: { width, height: 740 } });
    const { page } = visitor;
    await visitor.open('/service-areas');
    const entry = page.locator('li:has(#kondapur)');
    expect(await page.locator('#kondapur').isVisible()).toBe(false);
    // What is hit is the summary, which lies over the whole entry while it is shut.
    await entry.locator('p.note').click({ force: true });
    await expect.poll(() => page.locator('#kondapur').isVisible()).toBe(true);
    const mark = await entry.locator('summary svg').boundingBox();
    await page.mouse.click((mark?.x ?? 0) + 10, (mark?.y ?? 0) + 10);
    await expect.poll(() => page.locator('#kondapur').isVisible()).toBe(false);
  },
);

/** Least squares: how much `ys` grows for one of `xs`. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const products = xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my));
  const squares = xs.map((x) => (x - mx) ** 2);
  return mean(products) / mean(squares);
}
