/**
 * `npm run screenshots`: full-page pictures of the built site into `screenshots/`, at three widths, in the light theme, the
 * dark one and with JavaScript off. `-- /pricing /faq` takes these addresses alone.
 */
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { startBuiltSite } from '../../build/built-site/start-built-site.ts';
import { inParallel } from '../../build/in-parallel.ts';
import { root } from '../../build/paths.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { sitePaths } from '../measurement/site-paths.ts';

/** What the three breakpoint ranges look like: a phone, the first tablet, a desk. */
const widths = [360, 768, 1440];

type Look = 'light' | 'dark' | 'no-script';

const { positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const addresses = sitePaths(positionals);
const folder = `${root}screenshots`;
await rm(folder, { recursive: true, force: true });

await using site = await startBuiltSite({ LOG_LEVEL: 'error' });
await using browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
const scripted = await openContext(browser, true);
const bare = await openContext(browser, false);
await inParallel(addresses, Math.min(4, availableParallelism()), async (address) => {
  await photograph(scripted, address, ['light', 'dark']);
  await photograph(bare, address, ['no-script']);
  console.log(address);
});

/**
 * A visitor who has been here before: the fonts are in the cache, so that every page shows them from its first paint.
 * Nothing moves: what does would be caught somewhere in between.
 */
async function openContext(opened: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const context = await opened.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/** One load serves every width and theme. */
async function photograph(context: BrowserContext, address: string, themes: readonly Look[]): Promise<void> {
  const page = await context.newPage();
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  await page.goto(site.url + address, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  if (!themes.includes('no-script')) await page.waitForSelector('html.is-whole', { state: 'attached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.evaluate(() => {
      for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
      // Until a face is asked for, the set counts as loaded.
      for (const face of document.fonts) void face.load();
    });
    // Asked from outside, since with JavaScript off no callback of the page's own ever runs; ten seconds at most.
    let quiet = 0;
    for (let tries = 0; tries < 100 && quiet < 3; tries += 1) {
      // First the pause: after a change of width a picture is chosen anew in the next frame, or later on a busy machine.
      await setTimeout(100);
      quiet = (await page.evaluate(isEverythingLoaded)) ? quiet + 1 : 0;
    }
    for (const look of themes) {
      const path = `${folder}/${width}/${look}/${name}.jpg`;
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
      await page.screenshot({ path, type: 'jpeg', quality: 85, fullPage: true });
    }
  }
  await page.close();
}

function isEverythingLoaded(): boolean {
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}
