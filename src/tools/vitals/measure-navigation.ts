import type { Browser, Page } from 'playwright';
import { hydrate } from './measure-interaction.ts';
import { openPhone, type PhonePage } from './phone-page.ts';
import { press } from './press.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A link on home, and what only its page has. */
const link = 'footer a[href="/pricing"]';
const newPage = 'main .price-table';

/** Milliseconds from a click on a link to what stands for it. */
export interface MeasuredNavigation {
  /** Touched before, so that it is ready: until the new page is painted, by how many times slower the processor is. */
  prepared: ReadonlyMap<number, number>;
  /** Not known before, on slow 4G: until something of the new page is painted, and until the page is. */
  unprepared: { something: number; page: number };
}

export async function measureNavigation(browser: Browser, origin: string): Promise<MeasuredNavigation> {
  const prepared = new Map<number, number>();
  for (const slower of [1, 4]) {
    await using phone = await openHome(browser, origin, slower);
    const painted = whenPainted(phone.page, newPage);
    // Long enough under the finger for everything to come.
    await press(phone.page, link, 450);
    prepared.set(slower, await painted);
  }
  await using phone = await openHome(browser, origin, 1);
  const { page, session } = phone;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const something = whenPainted(page, `${newPage}, .arriving`);
  const painted = whenPainted(page, newPage);
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLAnchorElement) => element.click());
  return { prepared, unprepared: { something: await something, page: await painted } };
}

async function openHome(browser: Browser, origin: string, slower: number): Promise<PhonePage> {
  const phone = await openPhone(browser, slower);
  await phone.page.goto(origin, { waitUntil: 'networkidle' });
  await hydrate(phone.page);
  return phone;
}

/** From the click on, until what a selector finds is painted. */
function whenPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) => window.vitals.answered(['click'], () => document.querySelector(wanted) !== null),
    selector,
  );
}
