import type { Browser, Page } from 'playwright';
import type { Interaction } from './interactions.ts';
import { openPhone } from './phone-page.ts';
import { press } from './press.ts';

/** Milliseconds. */
export interface Answered {
  /** Of the slowest event, as Event Timing has it: until the next paint. */
  inp: number;
  /** From the finger's rise, or the key's fall, until the answer is painted. */
  answered: number;
}

export interface MeasuredInteraction {
  /** As the first thing that the visitor does, hydration in it. */
  first: Answered;
  /** On a page that is hydrated. */
  after: Answered;
}

/** Does it twice, each time on a page of its own, on a processor that is six times slower. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<MeasuredInteraction> {
  const first = await measureOnce(browser, origin, interaction, false);
  return { first, after: await measureOnce(browser, origin, interaction, true) };
}

async function measureOnce(
  browser: Browser,
  origin: string,
  { path, target, key, answer, prepare }: Interaction,
  isHydrated: boolean,
): Promise<Answered> {
  await using phone = await openPhone(browser, 6);
  const { page } = phone;
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (isHydrated) await hydrate(page);
  await prepare?.(page);
  const answered = page.evaluate(
    ([events, selector]) => window.vitals.answered(events, () => document.querySelector(selector) !== null),
    [key ? ['keydown'] : ['pointerup', 'pointercancel'], answer] as const,
  );
  if (key) await page.locator(target).press(key);
  else await press(page, target);
  const result = await answered;
  // The entries of an interaction come after its paint.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => window.vitals.durations);
  return { inp: Math.max(0, ...durations), answered: result };
}

/** Has a page hydrated by a key that does nothing, and waits until it rests. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  // Whatever React left for later.
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.vitals.durations.length = 0;
  });
}
