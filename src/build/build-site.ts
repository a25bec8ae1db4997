import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Manifest } from '../base/manifest.ts';
import { createDataLock, type DataLock } from '../enquiries/store/data-lock.ts';
import { bundleEntries, bundlePageScripts, type ScriptAddresses } from './bundles/client-bundle.ts';
import { forgetBuilds } from './bundles/rebuild.ts';
import { bundleServer, type ServerBundleOptions } from './bundles/server-bundle.ts';
import { compileAhead } from './compile-ahead.ts';
import { cacheDir, distDir } from './paths.ts';
import { precompressAssets } from './precompress.ts';
import type { SiteParts } from './site-parts.ts';
import { hashInputs, isBuilt, writeStamp } from './stamp.ts';
import { step } from './step.ts';

/**
 * Makes `dist/` from the sources, each step announced with the time it took; does nothing when it was made from the
 * very same inputs.
 */
export async function buildSite(): Promise<void> {
  const buildId = await hashInputs();
  if (await isBuilt(buildId)) return sayUpToDate();
  await whileOthersWait(async () => {
    // Another build may have done it meanwhile.
    if (await isBuilt(buildId)) return sayUpToDate();
    await buildAll(buildId);
  });
}

function sayUpToDate(): void {
  console.log('dist/ is up to date');
}

async function buildAll(buildId: string): Promise<void> {
  await emptyDist();
  const { makeSiteParts } = await import('./site-parts.ts');
  const [parts, scripts] = await Promise.all([makeSiteParts(), bundleCode({ withDevTools: false })]);
  await assembleSite(buildId, parts, scripts);
  await forgetBuilds();
  await step('Compressed the assets', precompressAssets);
  await step('Compiled the server ahead', compileAhead);
  await writeStamp(buildId);
}

/** Builds in turn: two at once would each empty what the other makes. */
export async function whileOthersWait<Result>(build: () => Promise<Result>): Promise<Result> {
  const lock = await takeBuild();
  try {
    return await build();
  } finally {
    lock.release();
  }
}

/**
 * Waits until no other build is at work. `folder` is made.
 * @throws Error naming the folder where it cannot be written to.
 */
export async function takeBuild(folder = cacheDir): Promise<DataLock> {
  await mkdir(folder, { recursive: true });
  const lock = createDataLock(folder);
  try {
    if (!lock.take()) console.log(`Waiting for another build: ${lock.holder()}`);
    while (!lock.take()) await wait(100);
  } catch (cause) {
    // The words of a lock are about the store of a site.
    throw new Error(
      `The build cannot write to ${folder}: build as the user who owns it, and look at the room on its disk.`,
      { cause },
    );
  }
  return lock;
}

/** Nothing of an older build is left, nor that it was finished. */
export async function emptyDist(): Promise<void> {
  await rm(distDir, { recursive: true, force: true });
  await mkdir(distDir);
}

/** Bundles what runs in browsers and on the server; the second time in a process it takes a fraction of the first. */
export async function bundleCode(options: ServerBundleOptions): Promise<ScriptAddresses> {
  const [scripts] = await Promise.all([
    step('Bundled the browser code', bundlePageScripts),
    step('Bundled the server', () => bundleServer(options)),
  ]);
  return scripts;
}

/** Puts together what the site runs on. */
export async function assembleSite(
  buildId: string,
  parts: SiteParts,
  scripts: ScriptAddresses,
): Promise<void> {
  const entries = await bundleEntries({ ...parts.browser, ...scripts });
  const manifest: Manifest = { buildId, ...entries, ...parts.server };
  await writeFile(`${distDir}manifest.json`, JSON.stringify(manifest));
}
