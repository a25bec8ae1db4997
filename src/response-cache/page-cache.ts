import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '../http/content-encoding.ts';

/** A page that is the same for everybody, as it goes over the wire. */
export interface CachedPage {
  /** Weak, since one tag stands for all encodings. */
  etag: string;
  /** The compressed bodies follow some hundred milliseconds after the plain one. */
  bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>;
}

export interface PageCache {
  /** The page, if it is at hand. */
  get(key: string): CachedPage | undefined;
  /**
   * The page, rendered if it is not at hand. Calls for the same key that come meanwhile share one render. A render
   * that rejects is not kept, and everybody who waited for it hears of it.
   */
  load(key: string, render: () => Promise<Buffer>): Promise<CachedPage>;
}

export interface PageCacheOptions {
  /** Most pages held; the one that was put in first makes room. */
  ceiling: number;
  /** Hears of a page that could not be compressed; it is then served less tightly. */
  onCompressionFailed: (error: unknown) => void;
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Keeps whole pages in memory, compressed once and as tightly as it goes (brotli 11, gzip 9), off the main thread. */
export function createPageCache({ ceiling, onCompressionFailed }: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();

  async function fill(key: string, render: () => Promise<Buffer>): Promise<CachedPage> {
    const identity = await render();
    const page: CachedPage = { etag: etagOf(identity), bodies: { identity } };
    const [oldest] = pages.keys();
    if (pages.size >= ceiling && oldest !== undefined) pages.delete(oldest);
    pages.set(key, page);
    compress(page).catch(onCompressionFailed);
    return page;
  }

  return {
    get: (key) => pages.get(key),
    load(key, render) {
      const known = pages.get(key);
      if (known) return Promise.resolve(known);
      const started = rendering.get(key) ?? fill(key, render).finally(() => rendering.delete(key));
      rendering.set(key, started);
      return started;
    },
  };
}

async function compress(page: CachedPage): Promise<void> {
  const { identity } = page.bodies;
  page.bodies.gzip = await gzipAsync(identity, { level: 9 });
  page.bodies.br = await brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
}
