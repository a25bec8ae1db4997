import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** How a body may be compressed, the better first. */
export const compressions = ['br', 'gzip'] as const;

export type Compression = (typeof compressions)[number];

export type ContentEncoding = Compression | 'identity';

/** An answer under one encoding, as it goes over the wire. */
export interface EncodedAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * What an `Accept-Encoding` is answered with (RFC 9110, 12.5.3): brotli for whoever takes it, then gzip, in whatever order
 * they stand, since browsers list gzip first at equal weight. Whoever refuses everything that there is gets the plain
 * bytes all the same: they can be read, an error instead of them cannot.
 */
export function chooseEncoding(acceptEncoding = ''): ContentEncoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().replace(/\s/g, '').split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return compressions.find((name) => weightOf(name) > 0 && weightOf(name) >= plain) ?? 'identity';
}

const brotliAtOnce = promisify(brotliCompress);
const gzipAtOnce = promisify(gzip);

/**
 * For what is made for one request: Node's default for brotli, 11, takes a hundred times as long. 5 is the first that weighs in
 * context, so that a page with somebody's choices fits into one flight.
 */
const quickBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const quickGzip = { level: 5 };

/** A whole body for one request, compressed quickly and off the main thread. */
export async function compressQuickly(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotliAtOnce(body, quickBrotli) : gzipAtOnce(body, quickGzip);
}

/** A body that many will get, as small as it goes; off the main thread. */
export function compressTightly(body: Buffer, compression: Compression): Promise<Buffer> {
  if (compression === 'gzip') return gzipAtOnce(body, { level: 9 });
  return brotliAtOnce(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // How distances are coded: of the pairs tried, the smallest for scripts and styles, by 0.2 %.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      [constants.BROTLI_PARAM_NDIRECT]: 2,
    },
  });
}

/**
 * The stream that React writes a page with pending parts into. React calls `flush()` on it after each part, and each compressor
 * flushes in its own way (`BROTLI_OPERATION_FLUSH` and `Z_SYNC_FLUSH` differ in value), so a browser can decode each part when
 * it arrives. https://github.com/react/react/pull/21625
 */
export function createEncoder(encoding: ContentEncoding): Transform {
  if (encoding === 'identity') return new PassThrough();
  return encoding === 'br'
    ? createBrotliCompress(quickBrotli)
    : Object.assign(createGzip(quickGzip), { flush: flushGzip });
}

/** zlib's own default is a full flush, which also throws the dictionary away. */
function flushGzip(this: ReturnType<typeof createGzip>): void {
  Object.getPrototypeOf(this).flush.call(this, constants.Z_SYNC_FLUSH);
}
