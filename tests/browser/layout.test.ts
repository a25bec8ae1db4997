import { expect, test } from 'vitest';
import { startSite } from '../harness/site.ts';
import { visit, visitPage, withoutPictures } from '../harness/visit.ts';

test('the header of a tablet stands on one line, beside a scrollbar too', async () => {
  await using visitor = await visit({ viewport: { width: 768, height: 900 } });
  await visitor.open('/');
  // As wide as Windows draws one.
  const height = await visitor.page.evaluate(() => {
    document.body.style.inlineSize = 'calc(100% - 17px)';
    return document.querySelector('.site-header__inner')?.clientHeight;
  });
  expect(height).toBe(72);
});

test('the chat button lies in the gutter, on no content', async () => {
  await using visitor = await visitPage('/pricing');
  for (const width of [768, 1088, 1280, 1440]) {
    await visitor.page.setViewportSize({ width, height: 800 });
    const [button, table] = await Promise.all(
      ['.chat-button__link', 'main .price-table'].map((part) => visitor.page.locator(part).boundingBox()),
    );
    if (!button || !table) throw new Error(`Something is not drawn at ${width} px`);
    expect(button.x, `${width} px`).toBeGreaterThanOrEqual(table.x + table.width);
  }
});

test('each line of a package stands beside those of the other two that it is compared with, however long they are', async () => {
  await using visitor = await visitPage('/pricing', { javaScriptEnabled: false });
  for (const width of [992, 1280, 1440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const tops = await visitor.page.locator('.package-slab__features').evaluateAll(topsOfChildren);
    expect(new Set(tops.map((list) => list.join())).size, `${width} px`).toBe(1);
    expect(new Set(tops[0]).size, `${width} px`).toBe(tops[0]?.length);
  }
});

function topsOfChildren(lists: Element[]): number[][] {
  return lists.map(({ children }) =>
    Array.from(children, (child) => Math.round(child.getBoundingClientRect().top)),
  );
}

test.each([
  ['/', 'begin on its first'],
  ['/services', 'begin on its first'],
  ['/services/marble-polishing', 'begin on its first'],
  // Above a picture that is as wide as the window, and where none follows.
  ['/pricing', 'end on its last'],
  ['/about', 'end on its last'],
  ['/glossary', 'end on its last'],
  ['/guides', 'end on its last'],
  ['/blog', 'end on its last'],
])(
  'on a wide window the words of %s beside a headline %s line, beside the heading of a band on its last',
  async (path, line) => {
    await using visitor = await visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
    await visitor.open(path);
    const steps = await visitor.page
      .locator('main .lede')
      .evaluateAll(stepsBetweenBaselines, line.startsWith('end'));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => Math.abs(step) > 1)).toEqual([]);
  },
);

/**
 * Of words beside a headline: pixels from the baseline of its first line to that of theirs, or of its last; beside the
 * heading of a band, from that of its last. Words that a link follows do not end there.
 */
function stepsBetweenBaselines(ledes: Element[], areAllLast: boolean): number[] {
  return ledes.flatMap((lede) => {
    const headline = lede.closest('header')?.querySelector('h1, h2');
    const isFirst = !areAllLast && lede.closest('.section-heading') === null;
    if (!isFirst && lede.closest('.section-heading') && lede.nextElementSibling) return [];
    if (!headline || headline.getBoundingClientRect().right > lede.getBoundingClientRect().left) return [];
    const [first = 0, second = 0] = [headline, lede].map((text) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      if (isFirst) text.prepend(mark);
      else text.append(mark);
      return mark.getBoundingClientRect().bottom;
    });
    return second - first;
  });
}

test('on a laptop each of a service’s ten stones has its name on one line', async () => {
  await using visitor = await visit({ viewport: { width: 1024, height: 800 }, javaScriptEnabled: false });
  // The longest names.
  await visitor.open('/services/mosaic-floor-polishing');
  const heights = await visitor.page
    .locator('.rooms__stone')
    .evaluateAll((stones) => stones.map((stone) => Math.round(stone.getBoundingClientRect().height)));
  expect(heights).toHaveLength(10);
  const { lines, line } = await visitor.page
    .locator('.rooms__stone')
    .first()
    .evaluate((stone) => {
      const swatch = stone.querySelector('.rooms__swatch')?.getBoundingClientRect().bottom ?? Number.NaN;
      const { lineHeight, paddingBlockEnd } = getComputedStyle(stone);
      const words = stone.getBoundingClientRect().bottom - Number.parseFloat(paddingBlockEnd) - swatch;
      return { lines: words, line: Number.parseFloat(lineHeight) };
    });
  expect(new Set(heights).size).toBe(1);
  expect(lines).toBeLessThan(2 * line);
});

test('the ways to ask stay in sight below the header beside answers that are opened', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 640 }, javaScriptEnabled: false });
  await visitor.open('/services/granite-floor-polishing');
  const questions = visitor.page.locator('.service-questions details');
  for (const question of await questions.all()) await question.locator('summary').click();
  await questions.nth(1).evaluate((second) => second.scrollIntoView({ behavior: 'instant' }));
  const [card, header] = await Promise.all(
    ['.service-sidebar', '.site-header'].map((part) => visitor.page.locator(part).boundingBox()),
  );
  if (!card || !header) throw new Error('The card or the header is not drawn');
  expect(card.y).toBeGreaterThanOrEqual(header.height);
});

test('on a wide window the pictures of a row of articles end on one line', async () => {
  await using visitor = await visitPage('/blog', { javaScriptEnabled: false });
  for (const width of [992, 1280, 1440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const feet = await visitor.page
      .locator('.all-articles .article-card__picture')
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture.getBoundingClientRect().bottom.toFixed(1)),
      );
    expect(feet, `${width} px`).toHaveLength(6);
    expect(new Set(feet).size, `${width} px`).toBe(2);
  }
});

test('a phone’s subjects fill their two rows from margin to margin, and none has one for itself', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await visitor.open('/blog');
  const cells = await visitor.page
    .locator('.category-links > li')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  const rows = Map.groupBy(cells, ({ top }) => Math.round(top));
  expect([...rows.values()].map(({ length }) => length)).toEqual([2, 3]);
  for (const row of rows.values()) expect(row.at(-1).right).toBeCloseTo(cells[1].right, 0);
});

test('on a tablet no line of a package takes more than two lines or stands alone at the end, and its button stands beside its price', async () => {
  await using visitor = await visit({ viewport: { width: 768, height: 900 }, javaScriptEnabled: false });
  await visitor.open('/pricing');
  const lines = await visitor.page
    .locator('.package-slab__features > li')
    .evaluateAll((all) =>
      all.map((line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).fontSize)),
    );
  // Two of 1.45, and the air around them.
  expect(Math.max(...lines)).toBeLessThan(4);
  const tops = await visitor.page
    .locator('.package-slab__features')
    .first()
    .locator('> li')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  expect(tops.at(-1)).toBe(tops.at(-2));
  const [price, button] = await Promise.all(
    ['__price', ' > .button'].map((part) =>
      visitor.page.locator(`.package-slab${part}`).first().boundingBox(),
    ),
  );
  if (!price || !button) throw new Error('A package without price or button');
  expect(button.x).toBeGreaterThan(price.x + price.width / 2);
  expect(button.y).toBeLessThan(price.y + price.height);
});

test('each frame of the grits shows the window and what the floor makes of it, on a phone too', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await visitor.open('/blog/how-marble-polishing-works');
  for (const width of [360, 768, 1440]) {
    await visitor.page.setViewportSize({ width, height: 740 });
    const shares = await visitor.page.locator('.frame-table__frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const { clientHeight, clientWidth } = frame;
        // From ceiling to floor, and at least as wide as the window is.
        const height = (frame.querySelector('img')?.clientHeight ?? Number.NaN) / clientHeight;
        return { height, isWide: clientWidth / clientHeight > 0.7 };
      }),
    );
    expect(shares, `${width} px`).toEqual(Array(7).fill({ height: 1, isWide: true }));
  }
});

test('the pictures of home that lie one below the other meet in the middle of the window, and words over one stay on its dark half', async () => {
  await using visitor = await visitPage('/', { javaScriptEnabled: false });
  for (const width of [992, 1440, 1920]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const bands = await visitor.page.locator('.pictured-band').evaluateAll((all) =>
      all.map((band) => {
        const [picture, words] = band.querySelectorAll('.pictured-band__picture, .pictured-band__words');
        if (!picture || !words) throw new Error('A band without picture or words');
        const { left, right } = picture.getBoundingClientRect();
        const isAcross = left === 0 && right === innerWidth;
        const end = words.getBoundingClientRect().right;
        return isAcross ? { across: end < innerWidth / 2 } : { edge: left > 0 ? left : right };
      }),
    );
    const edge = width / 2;
    const voices = width < 1280 ? { edge } : { across: true };
    expect(bands, `${width} px`).toEqual([{ edge }, voices, { edge }]);
  }
});

test('no part of the action bar moves while the parser reads the next', async () => {
  await using visitor = await visitPage('/faq', { viewport: { width: 360, height: 800 }, bypassCSP: true });
  const moved = await visitor.page.evaluate(() => {
    const bar = document.querySelector('.action-bar');
    const host = bar?.parentElement;
    if (!bar || !host) throw new Error('No action bar');
    const html = bar.outerHTML;
    bar.remove();
    const read = host.appendChild(document.createElement('div'));
    /** Where each drawn part stands when the parser has read the first `end` characters. */
    function placesAfter(end: number): string[] {
      read.innerHTML = html.slice(0, end);
      return [...read.querySelectorAll('*')].map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        const isDrawn = width > 0 && getComputedStyle(part).visibility === 'visible';
        return isDrawn ? `${part.tagName} ${x} ${y}` : '';
      });
    }
    const last = placesAfter(html.length);
    const ends = [...html.matchAll(/>/g)].map(({ index }) => index + 1);
    return ends
      .filter((end) => placesAfter(end).some((place, index) => place && place !== last[index]))
      .map((end) => html.slice(Math.max(0, end - 60), end));
  });
  expect(moved).toEqual([]);
});

test('a table of figures is no wider than a window of 280 px, nor than one of 300 px', async () => {
  await using visitor = await visit({ javaScriptEnabled: false });
  for (const width of [280, 300]) {
    await visitor.page.setViewportSize({ width, height: 653 });
    await visitor.open('/blog/what-stone-polishing-costs');
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a name, a place and an email address of the owner as long as they may well be make no page that has them in its text wider than a phone', async () => {
  await using site = await startSite({
    BUSINESS_NAME: 'Sri Venkateswara Marble, Granite & Mosaic Polishing Works',
    BUSINESS_EMAIL: 'srivenkateswarapolishing@hyderabadmarblepolishing.co.in',
    BUSINESS_STREET: 'Plot 12, Road No. 3, opposite the Venkateswara Temple, near the Metro station',
    BUSINESS_LOCATION: 'Himayatnagar, Hyderabad, Telangana',
  });
  await using visitor = await visit({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false });
  await withoutPictures(visitor.page);
  for (const path of ['/contact', '/privacy', '/terms']) {
    await visitor.page.goto(site.url + path);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the picture of an article ends with the window, and what is said beside it stays in the margin, its caption at its foot', async () => {
  await using visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/blog/how-marble-polishing-works');
  for (const width of [992, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { pictures, feet, captions, margin, text, scrollable } = await page.evaluate(() => {
      const edges = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      return {
        pictures: edges('.article-pictures--1 .picture').map(({ right }) => right),
        feet: edges('.article-pictures--1 .picture').map(({ bottom }) => bottom),
        captions: edges('.article-pictures--1 figcaption').map(({ bottom }) => bottom),
        margin: edges(
          '.article-body__heading:not(:only-child), .article-spread__margin > *, .article-pictures--1 :is(figcaption, .article-figure)',
        ).map(({ right }) => right),
        text: edges('.article-spread__text').map(({ left }) => left),
        scrollable: document.documentElement.scrollWidth,
      };
    });
    expect(pictures.map(Math.round), `${width} px`).toEqual([width, width]);
    expect(captions.map(Math.round), `${width} px`).toEqual(feet.map(Math.round));
    expect(margin.length).toBeGreaterThan(4);
    expect(Math.max(...margin), `${width} px`).toBeLessThanOrEqual(Math.min(...text) + 0.5);
    expect(scrollable).toBe(width);
  }
});

test('a step of the breadcrumb is as high as a finger, in a line that is lower', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await visitor.open('/blog/how-marble-polishing-works');
  const [line, pressed] = await visitor.page
    .locator('.breadcrumb')
    .first()
    .evaluate((breadcrumb) => {
      const link = breadcrumb.querySelector('a');
      const { left, top, height } = breadcrumb.getBoundingClientRect();
      const rows = Array.from({ length: 80 }, (_, y) => document.elementFromPoint(left + 5, top - 20 + y));
      return [height, rows.filter((row) => row === link).length];
    });
  expect(line).toBeLessThan(40);
  expect(pressed).toBeGreaterThanOrEqual(44);
});

test('no name of a sample in the glossary lies over the words beside it', async () => {
  await using visitor = await visitPage('/glossary', { javaScriptEnabled: false });
  for (const width of [320, 360, 768, 992, 1024, 1279, 1280, 1440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const overhangs = await visitor.page
      .locator('.glossary__samples')
      .evaluateAll((samples) => samples.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(Math.max(...overhangs), `${width} px`).toBe(0);
  }
});

test('the short answer to the first question stands above the bar of a phone', async () => {
  await using visitor = await visitPage('/faq', { viewport: { width: 360, height: 740 } });
  const [answer, bar] = await Promise.all(
    ['.questions p', '.action-bar'].map((part) => visitor.page.locator(part).first().boundingBox()),
  );
  if (!answer || !bar) throw new Error('Something is not drawn');
  expect(answer.y + answer.height).toBeLessThan(bar.y);
});

test('in a window enlarged to 400 % an enlarged picture is still seen, and its words are scrolled to', async () => {
  await using visitor = await visit({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  await visitor.openHydrated('/gallery');
  const { page } = visitor;
  await page.locator('.gallery-tile__enlarge').first().press('Enter');
  const dialog = page.locator('dialog.lightbox');
  await dialog.waitFor();
  const picture = await dialog.locator('.lightbox__picture').first().boundingBox();
  expect(picture?.height).toBeGreaterThan(100);
  const words = dialog.locator('.lightbox__words').first();
  await words.scrollIntoViewIfNeeded();
  await words.locator('a').focus();
  await expect
    .poll(async () => ((await words.locator('a').boundingBox())?.y ?? 256) + 44)
    .toBeLessThanOrEqual(257);
});

test('of each of the terms a phone shows the first sentence and folds the rest; at a desk all is open and the contents stay beside it', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await visitor.open('/terms#warranty');
  const { page } = visitor;
  const rest = page.getByText('The warranty leaves out:');
  expect(await page.getByText('1 year', { exact: true }).isVisible()).toBe(true);
  expect(await rest.isVisible()).toBe(false);
  const parts = page.locator('.legal-part');
  expect(await parts.locator('summary').count()).toBe(await parts.count());
  const summary = page.locator('.legal-part:has(#warranty) summary');
  const [heading, row] = await Promise.all([page.locator('#warranty').boundingBox(), summary.boundingBox()]);
  // On the row of the heading, where a thumb hits all of it.
  expect(row?.y).toBeLessThan(heading?.y ?? 0);
  expect(row?.width).toBe(heading?.width);
  await summary.click();
  await rest.waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.open('/terms#payment');
  await page.getByText('Not covered unless the quote says so').waitFor();
  expect(await page.locator('.legal-part summary').first().isVisible()).toBe(false);
  const { y = -1 } = (await page.locator('.legal-document__contents').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(200);
});
