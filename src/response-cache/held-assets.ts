import { open } from 'node:fs/promises';
import type { ContentEncoding } from '../http/content-encoding.ts';

/** A file of the build, as it goes over the wire. */
export interface HeldAsset {
  encoding: ContentEncoding;
  body: Buffer;
  /** Of the file that is sent, as HTTP writes a date. */
  lastModified: string;
}

export interface HeldAssets {
  get(path: string, encoding: ContentEncoding): HeldAsset | undefined;
  /** Reads a file so that the next who asks finds it; does nothing for one that is not there or not to be held. */
  hold(path: string, encoding: ContentEncoding): Promise<void>;
}

export interface HeldAssetsOptions {
  /** Absolute path of the build, which holds `assets/`. */
  distDir: string;
  /** Most bytes held; what comes after that stays on the disk. */
  ceiling: number;
}

/** Scripts, styles, content and fonts: small, asked for on every visit. No segment of such a path can be `..`. */
const holdable = /^\/assets\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:js|css|json|woff2)$/;

/** In the order in which koa-send looks for them. */
const suffixes: Readonly<Record<ContentEncoding, readonly (readonly [ContentEncoding, suffix: string])[]>> = {
  br: [
    ['br', '.br'],
    ['identity', ''],
  ],
  gzip: [
    ['gzip', '.gz'],
    ['identity', ''],
  ],
  identity: [['identity', '']],
};

/** Keeps the small files of the build in memory from the first time that they are asked for. */
export function createHeldAssets({ distDir, ceiling }: HeldAssetsOptions): HeldAssets {
  const held: Record<ContentEncoding, Map<string, HeldAsset>> = {
    br: new Map(),
    gzip: new Map(),
    identity: new Map(),
  };
  const reading = new Set<string>();
  let bytes = 0;

  async function read(path: string, encoding: ContentEncoding): Promise<HeldAsset | undefined> {
    for (const [found, suffix] of suffixes[encoding]) {
      const file = await open(`${distDir}${path.slice(1)}${suffix}`).catch(() => null);
      if (!file) continue;
      await using _closed = file;
      const { size, mtime } = await file.stat();
      if (bytes + size > ceiling) return undefined;
      bytes += size;
      return { encoding: found, body: await file.readFile(), lastModified: mtime.toUTCString() };
    }
    return undefined;
  }

  return {
    get: (path, encoding) => held[encoding].get(path),
    async hold(path, encoding) {
      const key = `${encoding} ${path}`;
      if (!holdable.test(path) || reading.has(key) || held[encoding].has(path)) return;
      reading.add(key);
      try {
        const asset = await read(path, encoding);
        if (asset) held[encoding].set(path, asset);
      } finally {
        reading.delete(key);
      }
    },
  };
}
