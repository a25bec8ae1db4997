import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { freePort } from '../../build/built-site/free-port.ts';
import { browserAtRest } from '../browser/browser-at-rest.ts';
import { browserArgs } from '../browser/find-browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** `blocking-work` is ours (`blocking-work.ts`), in milliseconds. */
export type Figure = (typeof categories)[number] | (typeof measures)[number] | 'blocking-work';

export interface Audit {
  /** Scores of 0 to 100, times in milliseconds. */
  figures: Readonly<Record<Figure, number>>;
  /** What it fetched, and bytes over the wire. */
  requests: number;
  bytes: number;
  /** Audits that cost points, by their id. */
  failed: readonly string[];
}

/**
 * Audits one address by the mobile preset: a mid-range phone (four times slower) on slow 4G (1.6 Mbit/s, 150 ms),
 * simulated from what was observed. The browser is a new one, so nothing is in its cache, and has finished starting:
 * what else runs on a machine with two cores makes the page's tasks longer, and each millisecond counts as four.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 * What `blocked` names is not fetched. @throws Error when the page cannot be audited in as many attempts.
 */
export async function auditPage(
  url: string,
  executablePath: string,
  blocked: readonly string[],
  attempts = 3,
): Promise<Audit> {
  try {
    return await auditOnce(url, executablePath, blocked);
  } catch (error) {
    // Now and then the trace of a load is not whole (`NO_NAVSTART`), which is no fault of the page.
    if (attempts <= 1) throw error;
    return auditPage(url, executablePath, blocked, attempts - 1);
  }
}

async function auditOnce(url: string, executablePath: string, blocked: readonly string[]): Promise<Audit> {
  const port = await freePort();
  await using browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  await browserAtRest(browser);
  return await runAuditor(url, port, blocked);
}

/** Lighthouse in a process of its own, which gives way to the browser (`auditor.ts`). */
async function runAuditor(url: string, port: number, blocked: readonly string[]): Promise<Audit> {
  const auditor = fork(new URL('auditor.ts', import.meta.url), [url, String(port), ...blocked]);
  const [message] = await Promise.race([once(auditor, 'message'), once(auditor, 'exit').then(() => [])]);
  if (!message) throw new Error(`${url}: Lighthouse ended without a result`);
  return message;
}
