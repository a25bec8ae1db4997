import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { faqs } from '../../data/faqs.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { holdBack, visit, visitHydrated, visitPage } from '../harness/visit.ts';

const ids = faqs.map(({ id }) => id);
const last = ids.at(-1) ?? '';

function openQuestions(page: Page): Promise<string[]> {
  return page
    .locator('main details[open] .disclosure__content')
    .evaluateAll((all) => all.map(({ id }) => id));
}

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`every question, the first open, one at a time, ${state}`, async () => {
    await using visitor = await visitPage('/faq', { javaScriptEnabled, reducedMotion: 'reduce' });
    const { page } = visitor;
    if (javaScriptEnabled) await visitor.hydrated();
    expect(await page.locator('main details h3').count()).toBe(faqs.length);
    expect(await openQuestions(page)).toEqual(ids.slice(0, 1));
    const parts = await page.locator('main section:has(details) > h2').allTextContents();
    expect(parts).toEqual(faqPage.parts.map(({ heading }) => heading));

    await page.locator('main summary').nth(3).press('Enter');
    expect(await openQuestions(page)).toEqual(ids.slice(3, 4));
    await page.locator('main summary').nth(3).click();
    expect(await openQuestions(page)).toEqual([]);
  });

  test(`the address of a question opens it and shows it, ${state}`, async () => {
    await using visitor = await visitPage(`/faq#${last}`, { javaScriptEnabled, reducedMotion: 'reduce' });
    const { page } = visitor;
    if (javaScriptEnabled) await visitor.hydrated();
    expect(await openQuestions(page)).toEqual([last]);
    const box = await page.locator('main details[open] summary').boundingBox();
    // Below the header that stands at the top of the window.
    expect(box?.y).toBeGreaterThan(72);
    expect(box?.y).toBeLessThan(800);
  });
}

test('a change of the anchor opens its question', async () => {
  await using visitor = await visitHydrated('/faq', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.evaluate((id) => {
    window.location.hash = id;
  }, last);
  await expect.poll(() => openQuestions(page)).toEqual([last]);
});

test('what the visitor opened before hydration stays open after it', async () => {
  await using visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const release = await holdBack(page, /\.js$/);
  await page.goto(`${inject('siteUrl')}/faq`, { waitUntil: 'domcontentloaded' });
  await page.locator('main summary').nth(2).click();
  expect(await openQuestions(page)).toEqual(ids.slice(2, 3));
  release();
  await visitor.hydrated();
  expect(await openQuestions(page)).toEqual(ids.slice(2, 3));
  expect(visitor.noise).toEqual([]);
});

test('find in page reaches closed answers: a text fragment opens the one it is in', async () => {
  await using visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/faq#:~:text=magnesium%20fluorosilicate');
  await expect.poll(() => openQuestions(page)).toEqual(['crystallisation']);
});

test('opening takes 300 ms, and no time where movement is not wanted', async () => {
  await using visitor = await visitPage('/faq');
  const { page } = visitor;
  const duration = (): Promise<string> =>
    page
      .locator('main details')
      .first()
      .evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration);
  expect(await duration()).toBe('0.3s, 0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});
