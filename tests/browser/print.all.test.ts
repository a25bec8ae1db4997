import { expect, test } from 'vitest';
import { openingHours } from '../../data/business.ts';
import { homePage } from '../../data/pages/home.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visitHydrated, visitPage } from '../harness/visit.ts';

/** A sheet of A4, whose width is what the styles for paper are asked with. */
const sheet = { width: 794, height: 1123 };

test('the contact page prints where and when somebody answers, and no form', async () => {
  await using visitor = await visitHydrated('/contact', { viewport: sheet });
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main form').isVisible()).toBe(false);
  expect(await page.locator('.contact-details__hours:visible').allTextContents()).toEqual([
    openingHours.text,
  ]);
});

test.each([
  ['/', homePage.grits.drag],
  ['/service-areas', serviceAreasPage.map.note],
])('the sheet of %s does not say how to use the page: %s', async (path, words) => {
  await using visitor = await visitPage(path, { viewport: sheet });
  const { page } = visitor;
  const told = page.getByText(words).locator('visible=true');
  expect(await told.count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await told.count()).toBe(0);
});

test('the three packages lie side by side on paper, each with its lines one below the other and inside', async () => {
  await using visitor = await visitPage('/pricing', { viewport: sheet });
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  const outside = await page.locator('.package-slab').evaluateAll((slabs) =>
    slabs.flatMap((slab) => {
      const { left, right } = slab.getBoundingClientRect();
      return [...slab.querySelectorAll('h3, p, li')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          // What a phone alone shows has no place.
          return box.width > 0 && (box.left < left || box.right > right);
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(outside).toEqual([]);
  const columns = await page
    .locator('.package-slab li')
    .evaluateAll((lines) => new Set(lines.map((line) => line.getBoundingClientRect().left)).size);
  expect(columns).toBe(3);
});

test('the ten stones of a service lie on paper in the order of the page, the one that is laid first among them', async () => {
  await using visitor = await visitPage('/services/kota-stone-polishing', { viewport: sheet });
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  const captions = await page.locator('.rooms__caption').evaluateAll((all) =>
    all.map((caption) => {
      const { top, left } = caption.getBoundingClientRect();
      return { name: caption.firstElementChild?.textContent, place: 10_000 * Math.round(top) + left };
    }),
  );
  expect(captions).toHaveLength(10);
  const read = captions.toSorted((one, other) => one.place - other.place);
  expect(read.map(({ name }) => name)).toEqual(captions.map(({ name }) => name));
});

// How many sheets each page takes is in without-javascript.sampled.test.ts.

for (const { path, opener } of [
  { path: '/services', opener: '.service-floor__slab a' },
  { path: '/gallery', opener: '.gallery-tile__enlarge' },
]) {
  test(`what is open over the page ${path} is printed alone, on one sheet`, async () => {
    await using visitor = await visitHydrated(path);
    const { page } = visitor;
    await page.locator(opener).first().click();
    await page.getByRole('dialog').waitFor();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('dialog').locator('h2').first().isVisible()).toBe(true);
    // Neither that of the page below nor that of one which a link has drawn ahead.
    expect(await page.locator('h1:visible').count()).toBe(0);
    expect(await page.locator('dialog button:visible').count()).toBe(0);
  });
}

test('what is said over a page is printed once, not on each sheet', async () => {
  expectOnConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  await page.context().setOffline(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  await page.locator('[role=alert]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const repeated = await page
    .locator('body *:visible')
    .evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.className),
    );
  expect(repeated).toEqual([]);
});
