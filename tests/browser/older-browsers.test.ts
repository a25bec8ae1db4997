import { expect, test } from 'vitest';
import { gritStops } from '../../data/grits.ts';
import { headerLinks, menuLinks } from '../../data/interface.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { type Visit, visit } from '../harness/visit.ts';

/** Words of selectors and conditions that an older browser does not know. */
type Unknown = '(scripting' | ':popover-open' | ':has(' | '(color:color-mix(' | '(color:hwb(' | '@layer';

const phone = { viewport: { width: 360, height: 740 } };

/** Has the styles of each page read as by a browser that does not know these; nor does it know popovers, then, or compile our scripts. */
async function readAsOlder({ page }: Visit, ...unknown: Unknown[]): Promise<void> {
  await page.route(/\/assets\/[^/]+\.css$|\/[\w/-]*$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _namesTheHash, ...headers } = response.headers();
    if (!/^text\/(?:html|css)/.test(headers['content-type'] ?? '')) return route.fulfill({ response });
    const text = await response.text();
    const isSheet = headers['content-type']?.startsWith('text/css');
    let body = isSheet
      ? readWithout(text, unknown)
      : text.replace(/(?<=<style>).+?(?=<\/style>)/s, (css) => readWithout(css, unknown));
    if (unknown.includes(':popover-open')) body = body.replaceAll(' popover="auto"', '');
    return route.fulfill({ response, headers, body });
  });
  await page.addInitScript((isTooOld) => {
    if (isTooOld) Reflect.deleteProperty(Array.prototype, 'toSorted');
  }, unknown.includes('(color:color-mix('));
}

/** Drops rules, and takes conditions for false: both are what stands before a brace. */
function readWithout(text: string, unknown: readonly Unknown[]): string {
  return text.replaceAll(/[^{};]+(?=\{)/g, (head) => {
    if (!unknown.some((words) => head.includes(words))) return head;
    return head.startsWith('@supports not') ? '@media all' : '@media not all';
  });
}

test('before Chrome 120 and Safari 17, which know no `scripting`, the grits lie over one another and each room can be pressed', async () => {
  await using visitor = await visit(phone);
  await readAsOlder(visitor, '(scripting');
  await visitor.openHydrated('/');
  await visitor.settled();
  const { page } = visitor;
  expect(await page.locator('.grits__picture:visible').count()).toBe(1);
  const { height } = (await page.locator('.grits').boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(phone.viewport.height);
  await page.locator('.rooms__room').nth(1).click();
  await page.locator('.rooms__room[aria-pressed=true]').nth(0).waitFor();
  expect(await page.locator('.rooms__room').nth(1).getAttribute('aria-pressed')).toBe('true');
});

test('where no popover opens, the menu is rows of words above the page, and no button does nothing', async () => {
  await using visitor = await visit(phone);
  await readAsOlder(visitor, ':popover-open');
  await visitor.openHydrated('/pricing');
  const { page } = visitor;
  for (const { text, to } of [...headerLinks, ...menuLinks])
    expect(await page.locator(`.site-menu a[href="${to}"]:visible`).count(), text).toBe(1);
  expect(await page.locator('[popovertarget]:visible').count()).toBe(0);
  const { y } = (await page.locator('h1').boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThan(phone.viewport.height / 2);
});

test('in a browser too old for the scripts a page is as it is without: every word, and no control that does nothing', async () => {
  expectOnConsole(/The page stays as the server sent it/);
  await using visitor = await visit(phone);
  await readAsOlder(visitor, '(scripting', ':popover-open', '(color:color-mix(');
  const { page, noise } = visitor;
  await visitor.open('/');
  await page.keyboard.press('Shift');
  await expect.poll(() => noise.join()).toContain('This browser is too old');
  for (const { name } of gritStops)
    expect(await page.locator('.grits__name', { hasText: name }).first().isVisible(), name).toBe(true);
  expect(
    await page.locator('.grits__range, .slide-controls, .only-script').locator('visible=true').count(),
  ).toBe(0);
  await visitor.open('/services/marble-polishing');
  const boxes = await page
    .locator('.comparison')
    .first()
    .locator('.comparison__picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(2);
  expect(await page.locator('.comparison__range:visible').count()).toBe(0);
});

test('before Firefox 121, which knows no `:has()`, the first floor of a room stands', async () => {
  await using visitor = await visit(phone);
  await readAsOlder(visitor, ':has(');
  await visitor.open('/services/marble-polishing');
  expect(await visitor.page.locator('.rooms__picture:visible').count()).toBe(1);
  expect(await visitor.page.locator('.rooms__caption:visible').count()).toBe(1);
});

test('where browsers know no layers, and none of the styles, nothing is wider than a phone, and a drawing is no poster', async () => {
  await using visitor = await visit(phone);
  await readAsOlder(visitor, '@layer', '(color:hwb(');
  for (const path of ['/', '/contact', '/services/marble-polishing']) {
    await visitor.open(path);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    const heights = await visitor.page
      .locator('a svg')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThan(100);
  }
});
