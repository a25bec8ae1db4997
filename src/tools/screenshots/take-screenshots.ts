// `npm run screenshots`: full-page pictures of the built site: every route at three widths, light, dark and with JavaScript off.
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { routes } from '../../../views/routes/route-table.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { type Look, looks, photographPage } from './photograph-page.ts';

interface ScreenshotOptions {
  /** Addresses to open, as a visitor would type them. */
  addresses: readonly string[];
  /** Of the window, in CSS pixels. */
  widths: readonly number[];
  /** Absolute or from the current directory; the build to serve. */
  dist: string;
  /** Where the pictures go. */
  out: string;
}

/** What the three breakpoint ranges look like: a phone, the first tablet, a desk. */
const standardWidths = [360, 768, 1440];

/** An address that no row of the table names, so that the page for those is seen too. */
const unknownAddress = '/services/marbel-polishing';

const usage = `Usage: npm run screenshots -- [options]
  --route <path>   only this address; a trailing * takes all that start so (may be repeated)
  --width <px>     only this width (may be repeated); ${standardWidths.join(', ')} when left out
  --dist <folder>  the build to serve; dist when left out
  --out <folder>   where the pictures go; screenshots when left out`;

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

/**
 * Reads the command line.
 * @throws Error that names what is wrong with it and says how it is used.
 */
function readOptions(args: readonly string[]): ScreenshotOptions {
  try {
    return parse(args);
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${usage}`, { cause });
  }
}

function parse(args: readonly string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'screenshots' },
    },
  });
  const widths = values.width.map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000))
    throw new Error('--width takes whole pixels from 200 to 4000');
  return {
    addresses: addressesFor(values.route),
    widths: widths.length > 0 ? widths : standardWidths,
    dist: values.dist,
    out: values.out,
  };
}

function addressesFor(wanted: readonly string[]): readonly string[] {
  const all = routes.map(({ path }) => (path === '*' ? unknownAddress : path));
  if (wanted.length === 0) return all;
  const chosen = all.filter((address) =>
    wanted.some((pattern) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    ),
  );
  if (chosen.length === 0) throw new Error(`No address of the site is ${wanted.join(' or ')}`);
  return chosen;
}
