import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Compression,
  type ContentEncoding,
  compressions,
  compressTightly,
  type EncodedAnswer,
} from '../http/content-encoding.ts';

/** An answer as its source makes it: not compressed. */
export interface RenderedResponse {
  /** `Content-Type` and `Cache-Control` at least. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Bodies that the build has compressed already. Without them, text is compressed here. */
  compressed?: Readonly<Partial<Record<Compression, Buffer>>>;
  /** `sha256-…` of the style sheet that the body carries inline. */
  styleHash?: string;
}

/** An answer as it is kept: whole for each encoding. */
export interface CachedResponse {
  plain: EncodedAnswer;
  /** Each is compressed for the first who asks; whoever waits for it gets what everybody will get. */
  compressed: Readonly<Partial<Record<Compression, () => Promise<EncodedAnswer>>>>;
  tag: string | undefined;
  lastModified: string | undefined;
  /** Milliseconds, as `performance.now` counts them. */
  expiresAt: number;
}

export interface CacheResponseOptions {
  /** Headers that every answer has, with a policy that allows this answer's style sheet. */
  securityHeaders: Readonly<Record<string, string>>;
  ttlMs?: number | undefined;
  /** Called for a body that could not be compressed; it is then sent as it is. */
  onCompressionFailed: (error: unknown) => void;
}

/** Bytes below which a compressed body would need as many packets as the plain one. */
const minCompressedBytes = 1024;

const compressible = /^(?:text\/|application\/(?:\S+\+)?(?:json|xml)\b|image\/(?:svg\+xml|x-icon))/;

/** Puts an answer together, to be compressed as tightly as it goes, off the main thread. */
export function cacheResponse(made: RenderedResponse, options: CacheResponseOptions): CachedResponse {
  const { body, compressed } = made;
  const { ttlMs = Number.POSITIVE_INFINITY, onCompressionFailed } = options;
  const { 'Last-Modified': lastModified, 'Cache-Control': cacheControl } = made.headers;
  // Weak, since one tag stands for all encodings.
  const tag =
    lastModified || cacheControl === 'no-store'
      ? undefined
      : `W/"${hash('sha256', body, 'base64url').slice(0, 20)}"`;
  const headers = {
    ...options.securityHeaders,
    ...made.headers,
    Vary: 'Accept-Encoding',
    ...(tag && { ETag: tag }),
  };
  const plain = withLength(body, headers);

  function compressOnce(encoding: Compression): () => Promise<EncodedAnswer> {
    let answer: Promise<EncodedAnswer> | undefined;
    return () => (answer ??= compress(encoding));
  }

  async function compress(encoding: Compression): Promise<EncodedAnswer> {
    try {
      const bytes = compressed?.[encoding] ?? (await compressTightly(body, encoding));
      return withLength(bytes, { ...headers, 'Content-Encoding': encoding });
    } catch (error) {
      onCompressionFailed(error);
      return plain;
    }
  }

  const encodings = compressions.filter((name) => (compressed ? compressed[name] : isCompressible(made)));
  return {
    plain,
    compressed: Object.fromEntries(encodings.map((name) => [name, compressOnce(name)])),
    tag,
    lastModified,
    expiresAt: performance.now() + ttlMs,
  };
}

/** The answer under an encoding, or plain where it has none of that kind. */
export async function answerUnder(
  { plain, compressed }: CachedResponse,
  encoding: ContentEncoding,
): Promise<EncodedAnswer> {
  return encoding === 'identity' ? plain : (compressed[encoding]?.() ?? plain);
}

/** Whether the client has the answer already (RFC 9110, 13.2.2). */
export function isKnown(asked: IncomingHttpHeaders, { tag, lastModified = '' }: CachedResponse): boolean {
  if (asked['cache-control']?.includes('no-cache')) return false;
  const tags = asked['if-none-match'];
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((other) => isSameTag(other, tag));
  return Date.parse(lastModified) <= Date.parse(asked['if-modified-since'] ?? '');
}

/** Weak comparison (RFC 9110, 8.8.3.2). */
function isSameTag(tag: string, ours: string | undefined): boolean {
  return tag.trim().replace(/^W\//, '') === ours?.replace(/^W\//, '');
}

function withLength(body: Buffer, headers: Record<string, string>): EncodedAnswer {
  return { body, headers: { ...headers, 'Content-Length': String(body.length) } };
}

function isCompressible({ headers, body }: RenderedResponse): boolean {
  return body.length >= minCompressedBytes && compressible.test(headers['Content-Type'] ?? '');
}
