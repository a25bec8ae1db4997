import { chromium } from 'playwright';
import { browserArgs, findFullBrowser } from '../browser/find-browser.ts';

export interface MeasuredReturn {
  /** Whether the very document was there again. */
  isSame: boolean;
  /** Pixels that it had been scrolled to, and that it stands at. */
  left: number;
  found: number;
  /** Milliseconds from the browser's turning back until the page's first frame. */
  shown: number;
}

/**
 * Leaves a scrolled page by an ordinary load and really goes back to it. A headless shell has no back/forward cache, so
 * that this takes a full Chromium; undefined where there is none.
 */
export async function measureReturn(origin: string): Promise<MeasuredReturn | undefined> {
  const executablePath = findFullBrowser();
  if (!executablePath) return undefined;
  await using browser = await chromium.launch({
    executablePath,
    args: [...browserArgs],
    // Playwright's own switch, which would end what is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/faq`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForSelector('html.is-whole', { state: 'attached' });
  const left = await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    Object.assign(window, { isMarked: true });
    // Of a document that is shown again, the event's time is when the browser turned back to it. A timer after the frame
    // would be held up for a second there.
    addEventListener('pageshow', ({ timeStamp }) =>
      requestAnimationFrame((frame) => Object.assign(window, { shownAfter: frame - timeStamp })),
    );
    return scrollY;
  });
  await page.goto(`${origin}/terms`, { waitUntil: 'load' });
  // Playwright waits in vain for the load event of a page that is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => location.pathname === '/faq' && document.readyState === 'complete');
  const [isSame, found] = await page.evaluate(() => ['isMarked' in window, scrollY] as const);
  const shown = isSame ? await page.waitForFunction(shownAfter) : undefined;
  return { isSame, left, found, shown: (await shown?.jsonValue()) ?? Number.NaN };
}

function shownAfter(): number | undefined {
  return 'shownAfter' in window ? Number(window.shownAfter) : undefined;
}
