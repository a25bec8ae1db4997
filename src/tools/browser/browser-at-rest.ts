import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** Milliseconds between two looks. */
const interval = 250;
/** Seconds of processor time of all processes between two looks; the counter's steps are 10 ms. */
const quiet = 0.015;
const looksInARow = 3;

/**
 * Resolves when a browser has finished what it does for itself after its start. Chromium 156 loads a page for its
 * address bar then, with 0.8 s of processor time that a page loaded meanwhile has to share.
 * @throws Error when the browser is still busy after `timeoutMs`.
 */
export async function browserAtRest(browser: Browser, timeoutMs = 20_000): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const deadline = Date.now() + timeoutMs;
  let before = 0;
  let calm = 0;
  while (calm < looksInARow) {
    if (Date.now() > deadline) throw new Error(`The browser is still busy after ${timeoutMs} ms`);
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const spent = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    calm = spent - before <= quiet ? calm + 1 : 0;
    before = spent;
    await wait(interval);
  }
  await session.detach();
}
