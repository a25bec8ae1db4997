import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { interactions } from '../../src/tools/vitals/interactions.ts';
import { answerTo } from '../../src/tools/vitals/measure-interaction.ts';
import { hydrate, openPhone } from '../../src/tools/vitals/phone-page.ts';

// A page laid out anew leaves the command waiting for something that a phone no longer shows.
test.each(interactions)(
  'npm run vitals finds what it presses, and the answer: $name',
  async (interaction) => {
    const { path, answer, isText, prepare } = interaction;
    await using browser = await chromium.connect(inject('browserEndpoint'));
    await using phone = await openPhone(browser);
    const { page } = phone;
    page.setDefaultTimeout(5_000);
    await page.goto(inject('siteUrl') + path, { waitUntil: 'networkidle' });
    await hydrate(page);
    await prepare?.(page);
    if (!isText) expect(await page.locator(answer).count(), 'answered before it was asked').toBe(0);
    expect(await answerTo(page, interaction)).toBeGreaterThan(0);
  },
);
