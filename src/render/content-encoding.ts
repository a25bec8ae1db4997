import type { Transform } from 'node:stream';
import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

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

/**
 * What React writes into. React calls `flush()` on its destination after each part, and both compressors answer
 * with a flush of their own kind (`BROTLI_OPERATION_FLUSH`, `Z_SYNC_FLUSH` differ in value and must not be mixed),
 * so a part can be decoded when it arrives. https://github.com/react/react/pull/21625
 */
export function createEncoder(encoding: ContentEncoding): Transform {
  switch (encoding) {
    case 'br':
      return createBrotliCompress({
        // Node's default quality, 11, takes seconds a page; this one is made anew for every request.
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    case 'gzip':
      return Object.assign(createGzip({ level: 5 }), { flush: flushGzip });
    case 'identity':
      return new PassThrough();
  }
}

/** zlib's own default is a full flush, which also throws the dictionary away. */
function flushGzip(this: ReturnType<typeof createGzip>): void {
  Object.getPrototypeOf(this).flush.call(this, constants.Z_SYNC_FLUSH);
}
