import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

/** How a page is looked at: in either theme, or in the light one with JavaScript off. */
export const looks = ['light', 'dark', 'no-script'] as const;

export type Look = (typeof looks)[number];

export interface PageShoot {
  /** Origin of the served site. */
  url: string;
  address: string;
  widths: readonly number[];
  /** With JavaScript both themes are taken, without it the light one. */
  withScript: boolean;
  fileFor: (address: string, width: number, look: Look) => string;
}

/** Milliseconds; a busy machine takes long over what a visitor never waits for. */
const settlingPatience = 60_000;

/**
 * Takes the full-page pictures of one address. One load serves every width and theme; returns how many were taken.
 * @throws Error that names the address when it cannot be opened, or has not settled in time.
 */
export async function photographPage(context: BrowserContext, shoot: PageShoot): Promise<number> {
  const { url, address, widths, withScript, fileFor } = shoot;
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
    await page.goto(url + address, { waitUntil: 'load' });
    if (withScript) {
      const isSettled = (): boolean => document.documentElement.classList.contains('is-settled');
      await page.waitForFunction(isSettled, undefined, { timeout: settlingPatience });
    }
    let taken = 0;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      await loadEverything(page);
      for (const look of withScript ? (['light', 'dark'] as const) : (['no-script'] as const)) {
        await takeOne(page, look, fileFor(address, width, look));
        taken += 1;
      }
    }
    return taken;
  } catch (cause) {
    throw new Error(`No pictures of ${address}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  } finally {
    await page.close();
  }
}

async function takeOne(page: Page, look: Look, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 85, fullPage: true });
}

/** Waits until the fonts and every picture, lazy ones too, are there or have failed; ten seconds at most. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // Until a face is asked for, the set counts as loaded.
    for (const face of document.fonts) void face.load();
  });
  // Asked from outside, since with JavaScript off no callback of the page's own ever runs.
  for (let tries = 0; tries < 100; tries += 1) {
    // First the pause: after a change of width a picture is chosen anew in the next frame.
    await setTimeout(100);
    if (await page.evaluate(isEverythingLoaded)) return;
  }
}

function isEverythingLoaded(): boolean {
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}
