import type { Browser, CDPSession, Page } from 'playwright';
import { phone } from '../measurement/phone.ts';

export interface PhonePage extends AsyncDisposable {
  page: Page;
  session: CDPSession;
}

/** A page of a first visitor on a phone. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(recordEvents);
  const session = await context.newCDPSession(page);
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

/** From here on a page is what it would be without any script of its own: the same HTML, styles, fonts and pictures. */
export async function blockScripts({ session }: PhonePage): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
}

/** From here on the processor is so many times slower than this machine's. */
export async function slowDown({ session }: PhonePage, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Has a page hydrated by a key that does nothing, and waits until it rests. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  // Whatever React left for later.
  await page.waitForSelector('html.is-whole', { state: 'attached' });
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    window.vitals.durations.length = 0;
  });
}

/** Milliseconds that a finger rests on what it presses. */
const restMs = 80;

/** Touches the middle of what a selector finds, as a finger does: not lifted before `restMs`, or what is named instead. */
export async function press(page: Page, selector: string, rest = restMs): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  // What is laid out as it comes near may move it once more, and the finger would meet its neighbour.
  await page.waitForTimeout(100);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} has no place on ${page.url()}`);
  const touchPoints = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Milliseconds from the first of `events` until what a selector finds is painted, or until its text has changed. */
export function whenAnswered(
  page: Page,
  events: readonly string[],
  selector: string,
  isText = false,
): Promise<number> {
  return page.evaluate(
    ([types, wanted, isChange]) => {
      const find = (): Element | null => document.querySelector(wanted);
      const before = find()?.textContent;
      return window.vitals.answered(types, () =>
        isChange ? find()?.textContent !== before : find() !== null,
      );
    },
    [events, selector, isText] as const,
  );
}

declare global {
  interface Window {
    vitals: {
      /** Of each event of an interaction, milliseconds until the next paint; what takes one frame is left out. */
      durations: number[];
      /** Tasks of more than 50 ms. */
      tasks: number[];
      /** Milliseconds from the first of `events` to the paint of a page for which `isAnswered` holds. */
      answered: (events: readonly string[], isAnswered: () => boolean) => Promise<number>;
    };
  }
}

/** Runs in the page, before anything of it. */
function recordEvents(): void {
  const durations: number[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const { duration, interactionId } of entries.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) durations.push(duration);
    }
  });
  const tasks: number[] = [];
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  // TypeScript's library does not know the threshold.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  function answered(events: readonly string[], isAnswered: () => boolean): Promise<number> {
    return new Promise((resolve, reject) => {
      let start: number | undefined;
      setTimeout(() => reject(new Error('There was no answer within 30 s')), 30_000);
      function begin({ timeStamp }: Event): void {
        if (start === undefined) requestAnimationFrame(look);
        start ??= timeStamp;
      }
      function look(): void {
        // What a callback of the next frame finds has been drawn, or is being drawn now; a task after it comes when it is.
        if (isAnswered()) setTimeout(() => resolve(performance.now() - (start ?? 0)));
        else requestAnimationFrame(look);
      }
      // A callback in every frame before it would hold up what is measured.
      for (const type of events) addEventListener(type, begin, { capture: true, once: true });
    });
  }

  window.vitals = { durations, tasks, answered };
}
