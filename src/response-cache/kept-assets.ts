/**
 * Small files of this build and of those before and after it, in a folder that outlives a build: a page of another build,
 * still open or kept by a browser, asks for its own (docs/decisions/kept-assets.md).
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rmdir, stat, statfs, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import { dayMs } from '../base/durations.ts';
import { createPrivateFile, makePrivateFolder, refuseLink } from '../base/private-files.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import { createStaticAssets, isSmallFile } from './assets.ts';

export interface KeptAssetsOptions {
  /** Absolute, holds `assets/` and ends with a slash. */
  distDir: string;
  /** Gets an `assets/` of its own, and may be another server's as well. */
  keptFolder: string;
  /** Free bytes of its disk below which nothing is added. */
  minFreeBytes: number;
}

/** How long a file is kept that no server has any more. */
const keptForMs = 7 * dayMs;

/** A dozen builds. */
const maxBytes = 64 * 1024 * 1024;

/** Serves what is kept. Anything else passes on. */
export function createKeptAssets(folder: string): SiteMiddleware {
  const serveFile = createStaticAssets(folder);
  return async function keptAssets(ctx: SiteContext, next: Next): Promise<void> {
    if (!isSmallFile(ctx.path)) return next();
    // A folder that cannot be read has nothing.
    await serveFile(ctx, async () => {}).catch(() => {});
    if (ctx.body === undefined) return next();
  };
}

/** Keeps this build's files, now and each day that the process runs; resolves when they are kept, or cannot be. */
export function startKeepingAssets(options: KeptAssetsOptions, log: Logger): Promise<void> {
  function keep(): Promise<void> {
    return keepAssets(options).catch((err: unknown) =>
      log.warn(
        { event: 'kept-assets', err },
        'The files of this build are not kept: pages that are open when another one runs will lack them',
      ),
    );
  }
  setInterval(keep, dayMs).unref();
  return keep();
}

/** Adds this build's files, and removes what no server has had for a week. @throws the system's error */
export async function keepAssets({ distDir, keptFolder, minFreeBytes }: KeptAssetsOptions): Promise<void> {
  const kept = join(keptFolder, 'assets');
  // Before anything is written or removed there, maybe by root in somebody else's folder.
  for (const path of [keptFolder, kept]) await refuseLink(path);
  await makePrivateFolder(kept);
  const { bavail, bsize } = await statfs(kept);
  if (bavail * bsize >= minFreeBytes) {
    const names = await readdir(`${distDir}assets`, { recursive: true });
    const small = names.filter(isKept);
    for (const folder of new Set(small.map(dirname))) await makePrivateFolder(join(kept, folder));
    for (const name of small) await keepFile(`${distDir}assets/${name}`, join(kept, name));
  }
  await removeOld(kept);
}

function isKept(name: string): boolean {
  return isSmallFile(name.replace(/\.br$/, ''));
}

/** The time of the copy says when a server last had the file. */
async function keepFile(file: string, copy: string): Promise<void> {
  const [{ size }, kept] = await Promise.all([stat(file), stat(copy).catch(() => undefined)]);
  if (kept?.size === size) return utimes(copy, new Date(), new Date());
  const part = join(dirname(copy), `.${randomUUID()}-${basename(copy)}`);
  await createPrivateFile(part);
  // Not `copyFile`, which gives it the rights of the file that it copies.
  await writeFile(part, await readFile(file));
  await rename(part, copy);
}

/** What another server removes meanwhile is no error, and a folder goes once it is empty. */
async function removeOld(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const ours = entries.filter((entry) => entry.isDirectory() || isKept(entry.name));
  const found = await Promise.all(
    ours.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = (await stat(path).catch(() => undefined)) ?? { size: 0, mtimeMs: 0 };
      return { path, size, mtimeMs, remove: entry.isDirectory() ? rmdir : unlink };
    }),
  );
  let bytes = 0;
  for (const { path, size, mtimeMs, remove } of found.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > maxBytes || Date.now() - mtimeMs > keptForMs) await remove(path).catch(() => {});
  }
}
