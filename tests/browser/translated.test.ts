import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { galleryPage } from '../../data/pages/gallery.ts';
import { field, fillIn, send } from '../harness/contact-form.ts';
import { mark } from '../harness/follow.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { scriptsFetched } from '../harness/scripts-fetched.ts';
import { type Visit, visit, visitHydrated, visitPage } from '../harness/visit.ts';

/** What Chrome does when it translates a page, but that the words stay: each text lies in two elements, also one that comes later. */
function translate(): void {
  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (
      !parent ||
      parent.closest('script, style, noscript, textarea, option, svg, font') ||
      !text.data.trim()
    )
      return;
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(font);
  }
  function wrapIn(node: Node): void {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  }
  wrapIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapIn);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(visitor: Visit, path: string): Promise<void> {
  expectOnConsole(/Hydration recovered from/);
  await visitor.open(path);
  await visitor.page.evaluate(translate);
}

test('pages that are translated before they are hydrated are all there after it', async () => {
  for (const path of [
    '/',
    '/services',
    '/services/marble-polishing',
    '/contact',
    '/pricing',
    '/gallery',
    '/faq',
  ]) {
    await using visitor = await visit({ viewport: { width: 360, height: 800 } });
    const { page } = visitor;
    await openTranslated(visitor, path);
    await visitor.settled();
    expect(await page.locator('h1').textContent(), path).not.toBe('');
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(500);
    expect(await page.locator('footer').count(), path).toBe(1);
    expect(
      visitor.noise.filter((line) => line.startsWith('uncaught')),
      path,
    ).toEqual([]);
  }
});

test('what is typed into a translated page before it is hydrated is kept', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await openTranslated(visitor, '/contact');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('main textarea[name=message]');
    if (field) field.value = 'Two halls of Kota';
  });
  await visitor.hydrated();
  await expect.poll(() => page.locator('main textarea[name=message]').inputValue()).toBe('Two halls of Kota');
});

test.each([
  ['opens', '/', 'header button[popovertarget=site-menu]', '#site-menu:popover-open'],
  ['leads on', '/', 'main a[href="/pricing"]', ':root[data-marked] h1:focus:has-text("Prices")'],
  ['opens', '/services', 'main a[data-opens]', '.service-dialog[open]'],
  ['unfolds', '/faq', 'main details:not([open]) summary:visible', 'main details[open] > summary:focus'],
  ['holds the focus', '/contact', '#contact-name', '#contact-name:focus'],
  ['chooses', '/estimate', 'main label:has([value=luxury])', 'main .estimate__work:has-text("Luxury")'],
])('the first tap on a translated page is answered: it %s (%s, %s)', async (_, path, tapped, answer) => {
  await using visitor = await visit({ viewport: { width: 360, height: 800 }, hasTouch: true });
  const { page } = visitor;
  await openTranslated(visitor, path);
  await mark(visitor);
  // A link waits for hydration from then on.
  await scriptsFetched(visitor);
  await page.locator(tapped).first().tap();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.locator(answer).first().waitFor({ state: 'attached' });
});

test('what is typed before hydration is kept beside fields and buttons that an extension has put in', async () => {
  expectOnConsole(/Hydration recovered from/);
  await using visitor = await visitPage('/contact');
  const { page } = visitor;
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main .form-field__control'))
      field.before(document.createElement('input'), document.createElement('button'));
  });
  // Typed by a program, which is no sign of intent yet.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('main textarea[name=message]');
    if (field) field.value = 'Two halls of Kota';
  });
  await visitor.hydrated();
  await expect.poll(() => page.locator('main textarea[name=message]').inputValue()).toBe('Two halls of Kota');
});

test('an estimate is reckoned anew on a page that has been translated since it was hydrated', async () => {
  const results: (string | null)[] = [];
  for (const isTranslated of [false, true]) {
    await using visitor = await visitHydrated('/estimate?service=marble-polishing&rooms=hall&tier=premium');
    const { page } = visitor;
    if (isTranslated) await page.evaluate(translate);
    await page.locator('main select[name=service]').selectOption('granite-floor-polishing');
    await page.locator('main input[name=tier][value=luxury]').check();
    await page.locator('main .estimate__work').filter({ hasText: 'Granite' }).waitFor();
    await page.waitForFunction(() =>
      document.querySelector('main .estimate__work')?.textContent?.includes('Luxury'),
    );
    results.push(await page.locator('main').textContent());
  }
  expect(results[1]).toBe(results[0]);
});

test('a page that breaks is loaded again, and stays as the server sent it until the next', async () => {
  expectOnConsole(/The page broke on/);
  expectOnConsole(/The page stays as the server sent it/);
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  await visitor.settled();
  const loaded = page.waitForEvent('load');
  await breakPage(page);
  await loaded;
  await page.keyboard.press('Shift');
  await expect.poll(() => visitor.noise.join()).toContain('The page stays as the server sent it');
  expect(await page.locator('main h1').textContent()).not.toBe('');
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  await visitor.openHydrated('/care');
});

test('a page in whose own parts something breaks is loaded again, too, and its form is there', async () => {
  expectOnConsole(/^error: Error: moved/);
  expectOnConsole(/The page broke on/);
  expectOnConsole(/The page stays as the server sent it/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Stored, and then broken.');
  await page.locator('main').evaluate((main) => {
    const usual = Node.prototype.appendChild;
    Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
      if (main.contains(this)) throw new Error('moved');
      return usual.call(this, node) as T;
    };
    Node.prototype.insertBefore = (): never => {
      throw new Error('moved');
    };
  });
  const loaded = page.waitForEvent('load', { timeout: 10_000 });
  await send(page);
  await loaded;
  await page.keyboard.press('Shift');
  await expect.poll(() => visitor.noise.join()).toContain('The page stays as the server sent it');
  expect(await page.locator('main h1').textContent()).not.toBe('');
  expect(await field(page, 'message').isVisible()).toBe(true);
});

test('a page that breaks is loaded again where storage is denied and the files of its version are gone', async () => {
  expectOnConsole(/The page broke on/);
  expectOnConsole(/The page stays as the server sent it/);
  await using visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await visitor.openHydrated('/faq');
  await visitor.settled();
  await page.route('**/assets/page-repairs-*.js', (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent('load');
  await breakPage(page);
  await loaded;
  await page.keyboard.press('Shift');
  await expect.poll(() => visitor.noise.join()).toContain('The page stays as the server sent it');
  expect(await page.locator('main h1').textContent()).not.toBe('');
  await visitor.openHydrated('/care');
});

test('a page that runs from right to left keeps the order of phone numbers', async () => {
  await using visitor = await visit({ javaScriptEnabled: false });
  const { page } = visitor;
  for (const path of ['/contact', '/gallery']) {
    await visitor.open(path);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.evaluate(reversedNumbers), path).toEqual([]);
  }
});

test('a page that runs from right to left has the dull room and its name on the left', async () => {
  await using visitor = await visitPage('/gallery');
  const { page } = visitor;
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const [before, after] = await page
    .locator('.comparison__label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().left));
  expect(before).toBeLessThan(Number(after));
});

test('a page that runs from right to left opens the room whose tile was pressed, and its keys and buttons lead on', async () => {
  await using visitor = await visit({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.openHydrated('/gallery');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.locator('.gallery-tile__enlarge').nth(5).click();
  const dialog = page.locator('dialog.lightbox');
  const seen = (): Promise<number> =>
    dialog
      .locator('.lightbox__room')
      .evaluateAll((rooms) => rooms.findIndex((room) => room.getBoundingClientRect().left === 0));
  await expect.poll(seen).toBe(5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toBe(6);
  await dialog.getByRole('button', { name: galleryPage.tiles.previous }).click();
  await expect.poll(seen).toBe(5);
  const text = dialog.locator('.lightbox__text').nth(5);
  expect(await text.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
});

test('words that lie on a picture lie on the dark of it, from right to left too, and where it does not come', async () => {
  expectOnConsole(/net::ERR_FAILED/);
  for (const direction of ['ltr', 'rtl'])
    for (const comes of [true, false]) {
      await using visitor = await visit({ javaScriptEnabled: false, viewport: { width: 1360, height: 900 } });
      const { page } = visitor;
      if (!comes) await page.route('**/assets/pictures/**', (route) => route.abort());
      await visitor.open('/');
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      const words = page.locator('.pictured-band--over .pictured-band__words');
      await words.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => {
        const image = document.querySelector<HTMLImageElement>('.pictured-band--over img');
        return image?.complete;
      });
      // What they lie on is left.
      await words.evaluate(({ style }) => style.setProperty('opacity', '0'));
      const { channels } = await sharp(await words.screenshot()).stats();
      const brightest = Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
      expect(brightest, `${direction}, ${comes ? 'with' : 'without'} the picture`).toBeLessThan(90);
    }
});

test('words lie on the same part of a picture from right to left: at the head, in the evening, at the close', async () => {
  await using visitor = await visit({ viewport: { width: 1360, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  for (const [path, words] of [
    ['/', '.home-hero__lede'],
    ['/faq', '.call-to-action--threshold .call-to-action__ways'],
    ['/services/katni-marble-polishing', '.page-hero__words'],
  ] as const) {
    await visitor.open(path);
    await visitor.settled();
    const ground = page.locator(words);
    await ground.evaluate(({ style }) => style.setProperty('opacity', '0'));
    const brightness: number[] = [];
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await ground.scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      const { channels } = await sharp(await ground.screenshot()).stats();
      brightness.push(channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0));
    }
    const [usual = 0, turned = 0] = brightness;
    expect(Math.abs(usual - turned), `${path} ${brightness}`).toBeLessThan(4);
  }
});

test('a page that runs from right to left has its words beside the pictures that fill half of the window', async () => {
  await using visitor = await visit({ viewport: { width: 1360, height: 900 } });
  for (const [path, band, words, picture] of [
    ['/', '.grits-band', '.grits__words', '.grits__picture'],
    ['/', '.pictured-band.reasons', '.pictured-band__words', '.picture'],
    ['/services/katni-marble-polishing', '.benefits', '.benefits__list', '.picture'],
  ] as const) {
    await visitor.open(path);
    await visitor.settled();
    await visitor.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const edges = async (part: string) => {
      const box = await visitor.page.locator(`${band} ${part}:visible`).first().boundingBox();
      if (!box) throw new Error(`${part} is not drawn`);
      return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
    };
    const [side, shown] = [await edges(words), await edges(picture)];
    expect(side.left >= shown.right || side.right <= shown.left, `${path} ${band}`).toBe(true);
  }
});

/** Runs in the page: the numbers to call whose last figure stands before their first. */
function reversedNumbers(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const [start = 0, end = 0] = [text.data.search(/\+\d/), text.data.trimEnd().length];
    if (start < 0 || !text.parentElement?.closest('[href^="tel:"]')) continue;
    const [first, last] = [start, end - 1].map((place) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect();
    });
    if (first?.width && last && last.left < first.left) found.push(text.data);
  }
  return found;
}

/** Follows a link where somebody has taken away what React holds. */
async function breakPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const app = document.querySelector('#app');
    for (const change of ['removeChild', 'insertBefore', 'appendChild'] as const) {
      const usual = Node.prototype[change];
      Object.assign(Node.prototype, {
        [change](this: Node, ...nodes: unknown[]) {
          if (app?.contains(this)) throw new Error('moved');
          return Reflect.apply(usual, this, nodes);
        },
      });
    }
    document.querySelector<HTMLAnchorElement>('footer a[href="/privacy"]')?.click();
  });
}
