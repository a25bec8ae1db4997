import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserArgs, findBrowser } from '../../src/tools/browser/find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run takes connections. */
    browserEndpoint: string;
  }
}

/** Starts one browser for all browser tests, and ends it. */
export default async function setUpBrowser(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: [...browserArgs] });
  project.provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
