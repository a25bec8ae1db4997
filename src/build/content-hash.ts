import { createHash } from 'node:crypto';

/** Ten characters over the bytes: what a hashed file name carries. */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 10);
}
