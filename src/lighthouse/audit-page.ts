import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { freePort } from '../built-site/free-port.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What one run found. */
export interface Audit {
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** Audits that cost points, by their id. */
  failed: readonly string[];
}

/**
 * Audits one address by the mobile preset: a mid-range phone (four times slower) on slow 4G (1.6 Mbit/s, 150 ms),
 * simulated from what was observed. The browser is a new one, so nothing is in its cache.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 * @throws Error when the page cannot be audited in as many attempts.
 */
export async function auditPage(url: string, attempts = 3): Promise<Audit> {
  try {
    return await auditOnce(url);
  } catch (error) {
    // Now and then the trace of a load is not whole (`NO_NAVSTART`), which is no fault of the page.
    if (attempts <= 1) throw error;
    return auditPage(url, attempts - 1);
  }
}

async function auditOnce(url: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    return await audit(url, port);
  } finally {
    await browser.close();
  }
}

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const figure = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ) as Audit['scores'],
    firstContentfulPaint: figure('first-contentful-paint'),
    largestContentfulPaint: figure('largest-contentful-paint'),
    totalBlockingTime: figure('total-blocking-time'),
    cumulativeLayoutShift: figure('cumulative-layout-shift'),
    failed: Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}
