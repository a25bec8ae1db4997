import type { Page } from 'playwright';
import { openingHours } from '../../data/business.ts';
import { fillIn } from '../../data/fill-in.ts';
import { closedNow, closedUntil, openNow } from '../../data/hours.ts';
import { contactPage } from '../../data/pages/contact.ts';
import { formatTime } from '../../data/time-of-day.ts';

const anyDay = '\\w{3}';
const closes = formatTime(openingHours.closes);
const opens = formatTime(openingHours.opens);

/** The hours, in every way in which they stand on a page, and what stands where none do: it follows the visitor's clock. */
const hours = new RegExp(
  [
    openingHours.text,
    contactPage.details.hours.of,
    fillIn(openNow, { time: closes }),
    fillIn(closedNow, { time: opens }),
    fillIn(closedUntil, { day: anyDay, time: opens }),
  ].join('|'),
  'g',
);

/** The words of a page as it was sent and as it is hydrated: the same, whatever the hour. What lies over a late picture comes with it. */
export async function mainWords(page: Page): Promise<string> {
  const words = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const late of copy.querySelectorAll('.late-picture')) late.remove();
    return copy.textContent;
  });
  return words.replaceAll(hours, '[hours]').replaceAll(/\s+/g, ' ').trim();
}
