import type { TestProject } from 'vitest/node';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, without a trailing slash. */
    siteUrl: string;
  }
}

// Each project loads this module anew.
const ofRun = globalThis as { builtSite?: Promise<BuiltSite> };

/** Starts the built site for all tests of a run that only read it, and ends it. */
export default async function setUpSite(project: TestProject): Promise<() => Promise<void>> {
  ofRun.builtSite ??= startBuiltSite();
  const site = await ofRun.builtSite;
  project.provide('siteUrl', site.url);
  return async () => site[Symbol.asyncDispose]();
}
