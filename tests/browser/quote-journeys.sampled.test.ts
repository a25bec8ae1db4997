import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { articles } from '../../data/articles/articles.ts';
import { estimateOf, estimateQuery, exampleFor } from '../../data/estimate.ts';
import { estimateWords as words } from '../../data/estimate-form.ts';
import { rupeesText } from '../../data/estimate-words.ts';
import { tierNames } from '../../data/price-line.ts';
import { namesOfService, serviceNames } from '../../data/services/names.ts';
import { isRest, sampleOf } from '../harness/sample-of.ts';
import { type Visit, visit, withoutPictures } from '../harness/visit.ts';

interface Journey {
  from: string;
  path: string;
  /** What leads to the quote form; what has to be done before is done by keyboard too. */
  lead: (page: Page) => Promise<Locator> | Locator;
  /** What was chosen: it stands on the form, in the chat and in the stored enquiry. */
  chosen: readonly string[];
}

const kota = 'kota-stone-polishing';
const input = { ...exampleFor(kota), rooms: ['hall'], steps: '16' };
const floor = estimateOf(estimateQuery(input));
const article = articles[2];
if (!floor || !article) throw new Error('No estimate, or no article');

const journeys: readonly Journey[] = [
  {
    from: 'a price cell',
    path: '/pricing',
    lead: (page) => page.locator(`#${kota} td a`).nth(1),
    chosen: [namesOfService(kota).name, tierNames.premium],
  },
  {
    from: 'an area',
    path: '/service-areas',
    async lead(page) {
      await page.locator('.area-entry:has(#kondapur) summary').press('Enter');
      return page.locator('#kondapur a.button');
    },
    chosen: ['Kondapur'],
  },
  {
    from: 'an article',
    path: `/blog/${article.slug}`,
    lead: (page) => page.locator('main a.button[href^="/contact?"]').first(),
    chosen: [namesOfService(article.services[0]).name],
  },
  {
    from: 'an estimate',
    path: `/estimate?${estimateQuery(input)}`,
    lead: (page) => page.locator('.estimate__sum button'),
    chosen: [namesOfService(kota).name, tierNames.premium, '16 steps', rupeesText(floor.rupees)],
  },
  ...serviceNames.map(
    ({ slug, name }): Journey => ({
      from: `the page of ${name}`,
      path: `/services/${slug}`,
      lead: (page) => page.locator('.call-to-action a[href^="/contact"]'),
      chosen: [name],
    }),
  ),
];

/** Both with JavaScript and without, but from the pages of services: of these the first in both, the others by turns. */
const inBothWays = journeys.length - serviceNames.length + 1;

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('%s and by keyboard', (_, javaScriptEnabled) => {
  const tried = sampleOf(journeys, 7).filter((journey) => {
    const place = journeys.indexOf(journey);
    return place < inBothWays || (place % 2 === 1) === javaScriptEnabled;
  });

  test.each(tried)(
    'what was chosen on $from is on the form, in the chat and in the stored enquiry',
    async ({ path, lead, chosen }) => {
      // Pages would be drawn again and again while they give way to one another.
      await using visitor = await visit({ javaScriptEnabled, reducedMotion: 'reduce' });
      const { page } = visitor;
      await withoutPictures(page);
      await visitor.open(path);
      if (javaScriptEnabled) await visitor.hydrated();
      await (await lead(page)).press('Enter');
      await page.waitForURL('**/contact?*#quote');
      await page.locator('#contact-name').waitFor();
      const form = await shownIn(page);
      const chats = await chatsOf(page);
      for (const name of chosen) {
        expect(form).toContain(name);
        for (const chat of chats) expect(chat).toContain(name);
      }
      const stored = await sendAndRead(visitor, path);
      for (const name of chosen) expect(stored).toContain(name);
      expect(visitor.noise).toEqual([]);
    },
  );
});

test.runIf(!isRest)(
  'from a service page to an enquiry with service, package and size: four taps, three typed fields',
  async () => {
    await using visitor = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const { page } = visitor;
    await visitor.openHydrated(`/services/${kota}`);
    await page.locator('.service-estimate summary').tap();
    await page.locator('.service-estimate [name="rooms"]').selectOption('3bhk');
    await expect
      .poll(() => page.locator('.service-estimate__line').textContent())
      .toContain('3 BHK flat, Premium: ₹');
    await page.locator('.service-estimate button', { hasText: words.quote }).tap();
    await page.waitForURL('**/contact?*#quote');
    await page.locator('#contact-name').fill('Lakshmi');
    await page.locator('#contact-email').fill('lakshmi@example.com');
    await page.locator('#contact-phone').fill('90000 00000');
    await page.locator('.enquiry-form__submit').tap();
    const link = page.locator('main a[href^="/enquiry/"]').first();
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    const stored = await page.locator('main').textContent();
    for (const name of [namesOfService(kota).name, tierNames.premium, '3 BHK flat', 'sq ft'])
      expect(stored).toContain(name);
  },
);

/** Words and values of the form, the chosen options by their names. */
function shownIn(page: Page): Promise<string> {
  return page.locator('#quote').evaluate((section) => {
    const fields = [...section.querySelectorAll('input, select, textarea')].map((field) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent;
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    });
    const cards = [...section.querySelectorAll('.estimate-card')].map((card) => card.textContent);
    return [...cards, ...fields].join('\n');
  });
}

/** The texts of the chats of the page; the floating button has one of its own. */
function chatsOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="https://wa.me/"]:not(.chat-button a)')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
    );
}

/** Fills in the rest, sends it, and reads the page about it. `words` keep one journey's enquiry apart from another's. */
async function sendAndRead({ page }: Visit, words: string): Promise<string> {
  await page.locator('#contact-name').fill('Lakshmi');
  await page.locator('#contact-email').fill('lakshmi@example.com');
  await page.locator('#contact-phone').fill('90000 00000');
  const message = page.locator('#contact-message');
  await message.fill(`${await message.inputValue()}\nSeen on ${words}.`);
  await page.locator('.enquiry-form__submit').press('Enter');
  const link = page.locator('main a[href^="/enquiry/"]').first();
  await link.or(page.locator('.enquiry-slab__reference')).waitFor();
  const href = await link.getAttribute('href', { timeout: 100 }).catch(() => null);
  if (href) await page.goto(new URL(href, page.url()).href);
  return (await page.locator('main').textContent()) ?? '';
}
