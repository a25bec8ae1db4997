import type { Browser, CDPSession, Page } from 'playwright';

export interface PhonePage extends AsyncDisposable {
  page: Page;
  session: CDPSession;
}

/** A page of a first visitor on a phone whose processor is so many times slower than this machine's. */
export async function openPhone(browser: Browser, slower: number): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // Six times slower, and beside a browser that has just started.
  page.setDefaultTimeout(120_000);
  await page.addInitScript(recordEvents);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

declare global {
  interface Window {
    vitals: {
      /** Of each event of an interaction, milliseconds until the next paint; what takes one frame is left out. */
      durations: number[];
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
  // TypeScript's library does not know the threshold.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  function answered(events: readonly string[], isAnswered: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      let start: number | undefined;
      function look(): void {
        // What a callback of the next frame finds has been drawn, or is being drawn now; a task after it comes when it is.
        if (start !== undefined && isAnswered()) setTimeout(() => resolve(performance.now() - (start ?? 0)));
        else requestAnimationFrame(look);
      }
      for (const type of events) {
        addEventListener(type, ({ timeStamp }) => (start ??= timeStamp), { capture: true, once: true });
      }
      look();
    });
  }

  window.vitals = { durations, answered };
}
