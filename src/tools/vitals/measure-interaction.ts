import type { Browser, Page } from 'playwright';
import type { Interaction } from './interactions.ts';
import { blockScripts, hydrate, openPhone, press, slowDown, whenAnswered } from './phone-page.ts';

/** Milliseconds. */
export interface Answered {
  /** Milliseconds of the slowest event until the next paint, as Event Timing has them. */
  inp: number;
  /** Milliseconds from the finger's rise, or the key's fall, until the answer is painted. */
  answered: number;
}

export interface MeasuredInteraction {
  /** As the first thing that the visitor does, hydration in it; undefined where the browser answers that with a page. */
  first: Answered | undefined;
  /** On a page that is hydrated. */
  after: Answered;
  /** On the same page without scripts: what it costs the browser alone; undefined where it takes a script. */
  native: Answered | undefined;
}

/** Does it up to three times, each time on a page of its own, on a processor that is six times slower. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<MeasuredInteraction> {
  const { firstIsLoad, isNative } = interaction;
  return {
    first: firstIsLoad ? undefined : await measureOnce(browser, origin, interaction, 'first'),
    after: await measureOnce(browser, origin, interaction, 'after'),
    native: isNative ? await measureOnce(browser, origin, interaction, 'native') : undefined,
  };
}

async function measureOnce(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  turn: keyof MeasuredInteraction,
): Promise<Answered> {
  const { path, prepare } = interaction;
  await using phone = await openPhone(browser);
  const { page } = phone;
  if (turn === 'native') await blockScripts(phone);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (turn === 'after') await hydrate(page);
  await slowDown(phone, 6);
  await prepare?.(page);
  const result = await answerTo(page, interaction);
  // The entries of an interaction come after its paint.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => window.vitals.durations);
  return { inp: Math.max(0, ...durations), answered: result };
}

/** Does it on a page that is prepared for it; milliseconds until its answer is painted. */
export async function answerTo(page: Page, { target, key, answer, isText }: Interaction): Promise<number> {
  const [milliseconds] = await Promise.all([
    whenAnswered(page, key ? ['keydown'] : ['pointerup', 'pointercancel'], answer, isText),
    key ? page.locator(target).press(key) : press(page, target),
  ]);
  return milliseconds;
}
