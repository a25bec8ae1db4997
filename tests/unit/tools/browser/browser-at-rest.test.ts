import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { browserAtRest } from '../../../../src/tools/browser/browser-at-rest.ts';

/** A browser with two processes, which has spent so many seconds of processor time at each look; the last goes on growing by `step`. */
function createBrowser(spent: readonly number[], step = 0): { browser: Browser; looks: () => number } {
  let looks = 0;
  const send = async () => {
    const sum = spent[looks] ?? (spent.at(-1) ?? 0) + (looks - spent.length + 1) * step;
    looks += 1;
    return { processInfo: [{ cpuTime: sum - 0.2 }, { cpuTime: 0.2 }] };
  };
  const session = { send, detach: async () => undefined };
  const browser = { newBrowserCDPSession: async () => session } as unknown as Browser;
  return { browser, looks: () => looks };
}

test('waits until nothing of the browser works, three looks in a row', async () => {
  const { browser, looks } = createBrowser([0.5, 1, 1, 1, 1.3, 1.3, 1.31, 1.31]);
  await browserAtRest(browser);
  expect(looks()).toBe(8);
});

test('gives up on a browser that goes on working', async () => {
  const { browser } = createBrowser([0.5], 0.1);
  await expect(browserAtRest(browser, 600)).rejects.toThrow(/still busy after 600 ms/);
});
