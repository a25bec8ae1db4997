import type { Browser, Page } from 'playwright';
import { type Interaction, interactions } from './interactions.ts';
import { link, newPage } from './measure-navigation.ts';
import { blockScripts, hydrate, openPhone, press, slowDown } from './phone-page.ts';

/** Milliseconds of the longest task, by what the page was doing; 50 where none took longer than that. */
export type LongestTasks = ReadonlyMap<string, number>;

/** The browser's own part of a load: it makes a document, and styles and draws it, without scripts as well. */
export const stillLoad = 'Load of the same HTML without scripts';

/** What it is measured in, after load, hydration and navigation: one of each kind of thing that takes the page's time. */
const doings = [
  'Menu',
  'Services dialog',
  'Gallery, enlarged',
  'Estimate, a digit',
  'Form, sent with faults',
];

/** On a processor that is four times slower. */
export async function measureTasks(browser: Browser, origin: string): Promise<LongestTasks> {
  const longest = new Map<string, number>();
  longest.set(stillLoad, await longestInLoad(browser, origin, 'blocked'));
  longest.set('Load of /', await longestInLoad(browser, origin, 'run'));
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(origin, { waitUntil: 'networkidle' });
  await slowDown(phone, 4);
  await takeLongest(page);
  await hydrate(page);
  longest.set('Hydration of /', await takeLongest(page));
  await press(page, link, 450);
  await page.waitForSelector(newPage);
  longest.set('Navigation from / to /pricing', await takeLongest(page));
  for (const doing of interactions.filter(({ name }) => doings.includes(name))) {
    longest.set(`${doing.name} on ${doing.path}`, await longestIn(browser, origin, doing));
  }
  return longest;
}

async function longestInLoad(browser: Browser, origin: string, scripts: 'run' | 'blocked'): Promise<number> {
  await using phone = await openPhone(browser);
  if (scripts === 'blocked') await blockScripts(phone);
  await slowDown(phone, 4);
  await phone.page.goto(origin, { waitUntil: 'networkidle' });
  return await takeLongest(phone.page);
}

async function longestIn(browser: Browser, origin: string, doing: Interaction): Promise<number> {
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(origin + doing.path, { waitUntil: 'networkidle' });
  await hydrate(page);
  await slowDown(phone, 4);
  await takeLongest(page);
  await (doing.key ? page.locator(doing.target).press(doing.key) : press(page, doing.target));
  // Before the page is closed.
  return await takeLongest(page);
}

/** Of what has been since the last time, once the page rests. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => window.vitals.tasks.splice(0));
  return Math.max(50, ...tasks);
}
