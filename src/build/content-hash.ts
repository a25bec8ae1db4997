import { createHash } from 'node:crypto';

/**
 * Seven characters over the bytes: what a hashed file name carries. Only versions of one name have to differ, and that is
 * 42 bits; a page names thirty files, and characters without a pattern do not compress.
 */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 7);
}
