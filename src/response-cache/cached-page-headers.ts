import type { ContentEncoding } from '../http/content-encoding.ts';
import type { CachedPage } from './page-cache.ts';

/**
 * Browsers ask again each time and mostly get a 304; a shared cache in front may answer for a minute by itself. Longer
 * would let a page outlive the hashed files that it names.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/** What a page from memory says of itself, under one encoding. */
export function cachedPageHeaders(
  { etag }: Pick<CachedPage, 'etag'>,
  encoding: ContentEncoding,
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
}
