import { hash } from 'node:crypto';

/**
 * Characters of a hash. Only versions of one name have to differ, for which 42 bits do; a page names thirty files, and
 * characters without a pattern do not compress.
 */
export const contentHashLength = 7;

/** Some characters over the bytes: what a hashed file name carries. */
export function contentHash(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url').replaceAll(/[-_]/g, 'x').slice(0, contentHashLength);
}
