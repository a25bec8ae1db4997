import type { Browser } from 'playwright';
import { hydrate, openPhone, type PhonePage, press, slowDown, whenAnswered } from './phone-page.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A link on home, and what only its page has; drawn ahead of the click it stands there hidden. */
export const link = 'main a[href="/pricing"]';
export const newPage = 'main > :not([style*="none"]) .price-table';

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
    const [painted] = await Promise.all([
      whenAnswered(phone.page, ['click'], newPage),
      // Long enough under the finger for everything to come.
      press(phone.page, link, 450),
    ]);
    prepared.set(slower, painted);
  }
  await using phone = await openHome(browser, origin, 1);
  const { page, session } = phone;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const [something, painted] = await Promise.all([
    whenAnswered(page, ['click'], `${newPage}, .arriving`),
    whenAnswered(page, ['click'], newPage),
    page
      .locator(link)
      .first()
      .evaluate((element: HTMLAnchorElement) => element.click()),
  ]);
  return { prepared, unprepared: { something, page: painted } };
}

async function openHome(browser: Browser, origin: string, slower: number): Promise<PhonePage> {
  const phone = await openPhone(browser);
  await phone.page.goto(origin, { waitUntil: 'networkidle' });
  await hydrate(phone.page);
  await slowDown(phone, slower);
  return phone;
}
