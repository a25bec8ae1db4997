import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** How a body may be compressed. */
export type Compression = 'br' | 'gzip';

export type ContentEncoding = Compression | 'identity';

export interface AcceptsEncodings {
  acceptsEncodings(...encodings: string[]): string | false;
  get(header: string): string;
}

// Browsers send a handful of different values; asking once for each spares the parsing on every request.
const chosen = new Map<string, ContentEncoding>();
const mostRemembered = 100;

/**
 * Brotli for whoever accepts it, then gzip. Asked one at a time, because browsers list gzip first at equal weight
 * and a single question would follow their order.
 */
export function chooseEncoding(request: AcceptsEncodings): ContentEncoding {
  const header = request.get('Accept-Encoding');
  const known = chosenBefore(header);
  if (known) return known;
  const encoding = negotiate(request);
  const [oldest] = chosen.keys();
  if (chosen.size >= mostRemembered && oldest !== undefined) chosen.delete(oldest);
  chosen.set(header, encoding);
  return encoding;
}

/** What `chooseEncoding` said of the same value of `Accept-Encoding`, if it still remembers. */
export function chosenBefore(acceptEncoding: string): ContentEncoding | undefined {
  return chosen.get(acceptEncoding);
}

function negotiate(request: AcceptsEncodings): ContentEncoding {
  if (request.acceptsEncodings('br', 'identity') === 'br') return 'br';
  if (request.acceptsEncodings('gzip', 'identity') === 'gzip') return 'gzip';
  return 'identity';
}

const brotliAtOnce = promisify(brotliCompress);
const gzipAtOnce = promisify(gzip);

/** For what is made anew for every request: Node's default for brotli, 11, takes a hundred milliseconds a page. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const gzipOptions = { level: 5 };

/** A whole body, compressed off the main thread in one piece. */
export function compressWhole(body: Buffer, compression: Compression): Promise<Buffer> {
  return compression === 'br' ? brotliAtOnce(body, brotliOptions) : gzipAtOnce(body, gzipOptions);
}

/**
 * What React writes into where parts of a compressed page are pending. React calls `flush()` on its destination after each part, and both
 * compressors answer with a flush of their own kind (`BROTLI_OPERATION_FLUSH`, `Z_SYNC_FLUSH` differ in value and must
 * not be mixed), so a part can be decoded when it arrives. https://github.com/react/react/pull/21625
 */
export function createCompressor(compression: Compression): Transform {
  return compression === 'br'
    ? createBrotliCompress(brotliOptions)
    : Object.assign(createGzip(gzipOptions), { flush: flushGzip });
}

/** zlib's own default is a full flush, which also throws the dictionary away. */
function flushGzip(this: ReturnType<typeof createGzip>): void {
  Object.getPrototypeOf(this).flush.call(this, constants.Z_SYNC_FLUSH);
}
