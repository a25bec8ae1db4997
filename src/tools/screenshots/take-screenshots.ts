// Full-page pictures of the built site: every route at three widths, light and dark, and with JavaScript off.
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { readOptions, type ScreenshotOptions } from './options.ts';
import { type Look, looks, photographPage } from './photograph-page.ts';

try {
  await takeScreenshots(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function takeScreenshots({ addresses, widths, dist, out }: ScreenshotOptions): Promise<void> {
  const fileFor = (address: string, width: number, look: Look): string =>
    `${out}/${width}/${look}/${nameOf(address)}.jpg`;
  const started = performance.now();
  await Promise.all(widths.map((width) => rm(`${out}/${width}`, { recursive: true, force: true })));
  await mkdir(out, { recursive: true });

  await using site = await startBuiltSite(dist.endsWith('/') ? dist : `${dist}/`, { LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
  try {
    const contexts = {
      withScript: await openContext(browser, site.url, true),
      withoutScript: await openContext(browser, site.url, false),
    };
    const jobs = addresses.flatMap((address) => [
      { address, withScript: true, context: contexts.withScript },
      { address, withScript: false, context: contexts.withoutScript },
    ]);
    const total = addresses.length * widths.length * looks.length;
    let taken = 0;
    await Promise.all(
      Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
        for (let job = jobs.shift(); job; job = jobs.shift()) {
          const pictures = await photographPage(job.context, { ...job, url: site.url, widths, fileFor });
          taken += pictures;
          console.log(`${taken} of ${total}: ${job.address}${job.withScript ? '' : ', JavaScript off'}`);
        }
      }),
    );
  } finally {
    await browser.close();
  }

  for (const width of widths) {
    const sheet = `${out}/contact-sheet-${width}.jpg`;
    const entries = addresses.map((address) => ({
      label: address,
      files: looks.map((look) => fileFor(address, width, look)),
    }));
    await writeContactSheet(entries, sheet);
    console.log(`Wrote ${sheet}`);
  }
  console.log(`Done in ${Math.round((performance.now() - started) / 1000)} s`);
}

/**
 * A visitor who has been here before: the fonts are in the cache, so that every page shows them from its first paint.
 * Nothing moves: what does would be caught somewhere in between.
 */
async function openContext(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/** `/blog/category/pricing` becomes `blog-category-pricing`. */
function nameOf(address: string): string {
  return address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
}
