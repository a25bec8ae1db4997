import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserArgs, findBrowser } from '../../src/tools/browser/find-browser.ts';
import { startBuiltSite } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, without a trailing slash. */
    siteUrl: string;
    /** Where the one browser of the run takes connections. */
    browserEndpoint: string;
  }
}

/** Starts the built site and one browser for all browser tests, and ends both. */
export default async function setUpBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  const site = await startBuiltSite();
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: [...browserArgs] });
  project.provide('siteUrl', site.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  };
}
