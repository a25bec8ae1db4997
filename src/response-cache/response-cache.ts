/**
 * Answers what is the same for every visitor, before Koa is asked: pages, API, the files that other programs ask for by
 * name, small assets; and keeps the pages of errors for whoever refuses something. The contract, shown by
 * tests/http/response-cache.test.ts:
 *
 * - It answers GET and HEAD of exactly a path of its sources; a query is ignored, unless the source reads it. Everything
 *   else goes on to `next` as it came: other methods, a body, a Host that is not ours, a path that it does not know.
 * - An answer is made once, by the function that its source is, however many ask at the same time, and compressed as
 *   tightly as it goes, off the main thread. Everybody gets those bytes; nobody gets others meanwhile.
 * - What cannot be made is answered with the page of status 500 and logged; the next request tries again.
 * - 304 by `If-None-Match` or `If-Modified-Since` (RFC 9110, 13), unless the client reloads (`Cache-Control: no-cache`).
 * - A HEAD has the headers of its GET. Each answer carries the security headers and the request's id, and has its line in
 *   the log.
 * - What is kept has a ceiling in bytes; the answer that was made first makes room.
 */
import { createHash } from 'node:crypto';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type Compression,
  type ContentEncoding,
  chooseEncoding,
  compressTightly,
} from '../http/content-encoding.ts';
import type { ErrorAnswer, FindErrorPage } from '../http/errors.ts';
import type { HostCheck } from '../http/host-check.ts';
import { requestIdOf } from '../http/request-context.ts';
import { logWhenOver } from '../http/request-log.ts';
import { type SecurityOptions, securityHeaders } from '../http/security-headers.ts';

/** What a source makes: the answer under no encoding. */
export interface MadeAnswer {
  /** `Content-Type` and `Cache-Control` at least. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** As the build compressed it already. Without, what is text is compressed here. */
  compressed?: Readonly<Partial<Record<Compression, Buffer>>>;
  /** `sha256-…` of the style sheet that the body carries inline. */
  styleHash?: string;
}

/** Something that is the same for every visitor. */
export interface Source {
  /** As the log names it. */
  route: string;
  make: () => Promise<MadeAnswer>;
  /** With a query it is made for one request, and not here. */
  readsQuery?: boolean;
  /** After which it is made anew. */
  keptForMs?: number;
}

export interface ResponseCacheOptions {
  /** By path, as the client writes it. */
  sources: ReadonlyMap<string, Source>;
  /** Pages of errors, by status; 400 and 500 stand for all others of their class. */
  errorSources: ReadonlyMap<number, Source>;
  security: SecurityOptions;
  checkHost: HostCheck;
  log: Logger;
  /** Most bytes that are kept. */
  ceiling?: number;
}

export interface ResponseCache {
  /** Puts the cache before `next`. */
  before: (next: RequestListener) => RequestListener;
  findErrorPage: FindErrorPage;
  /** Makes everything that is not made yet, one after the other, so that nobody is the first visitor. */
  makeAll: () => Promise<void>;
}

/** An answer as it is kept: whole for each encoding. */
interface KeptAnswer {
  variants: Readonly<Partial<Record<ContentEncoding, Variant>>> & { identity: Variant };
  tag: string | undefined;
  lastModified: string | undefined;
  bytes: number;
  /** As `performance.now` counts. */
  keptUntil: number;
}

interface Variant extends ErrorAnswer {
  encoding: ContentEncoding;
}

/** Several times what a build has. */
const usualCeiling = 32 * 1024 * 1024;

/** Between two answers that are made in advance: whoever asks meanwhile is answered in it. */
const pauseMs = 10;

/** Bytes below which a compressed body would need as many packets as the plain one. */
const leastCompressed = 1024;

const compressible = /^(?:text\/|application\/(?:\S+\+)?(?:json|xml)\b|image\/(?:svg\+xml|x-icon))/;

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { sources, errorSources, security, checkHost, log, ceiling = usualCeiling } = options;
  /** In the order in which they were made. */
  const kept = new Map<Source, KeptAnswer>();
  const making = new Map<Source, Promise<KeptAnswer>>();
  let keptBytes = 0;

  function find(source: Source): KeptAnswer | undefined {
    const answer = kept.get(source);
    return answer && answer.keptUntil > performance.now() ? answer : undefined;
  }

  /** Calls that come while it is being made share the one making. */
  function load(source: Source): Promise<KeptAnswer> {
    const answer = making.get(source) ?? make(source).finally(() => making.delete(source));
    making.set(source, answer);
    return answer;
  }

  async function make(source: Source): Promise<KeptAnswer> {
    const answer = await prepareAnswer(await source.make(), source.keptForMs, security);
    drop(source);
    for (const oldest of kept.keys()) {
      if (keptBytes + answer.bytes <= ceiling) break;
      drop(oldest);
    }
    kept.set(source, answer);
    keptBytes += answer.bytes;
    return answer;
  }

  function drop(source: Source): void {
    keptBytes -= kept.get(source)?.bytes ?? 0;
    kept.delete(source);
  }

  async function answerFrom(
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { route } = source;
    const requestId = requestIdOf(request);
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    let answer = find(source);
    let encoding: ContentEncoding = 'identity';
    const cache = answer ? 'hit' : 'miss';
    logWhenOver(response, log, () => ({ requestId, route, encoding, mode: 'whole', cache }));
    const id = { 'X-Request-Id': requestId };
    try {
      answer ??= await load(source);
    } catch (err) {
      log.error({ requestId, event: 'fault', err, route }, 'The request failed');
      const page = await findErrorPage(500, wanted);
      send(request, response, 500, { body: page.body, headers: { ...id, ...page.headers } });
      return;
    }
    const variant = answer.variants[wanted] ?? answer.variants.identity;
    encoding = variant.encoding;
    const status = isKnown(request.headers, answer) ? 304 : 200;
    send(request, response, status, { body: variant.body, headers: { ...id, ...variant.headers } });
  }

  async function findErrorPage(status: number, encoding: ContentEncoding): Promise<ErrorAnswer> {
    const source = errorSources.get(status) ?? errorSources.get(status < 500 ? 400 : 500);
    try {
      if (!source) throw new Error(`There is no page for status ${status}`);
      const { variants } = find(source) ?? (await load(source));
      return variants[encoding] ?? variants.identity;
    } catch (err) {
      log.error({ event: 'fault', err, route: String(status) }, 'The page of an error could not be made');
      const body = Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
      const headers = { ...securityHeaders(security), 'Content-Type': 'text/plain; charset=utf-8' };
      return { body, headers: { ...headers, 'Content-Length': String(body.length) } };
    }
  }

  return {
    before: (next) =>
      function answerFromCache(request, response) {
        const [path = '', query] = (request.url ?? '').split('?', 2);
        const source = sources.get(path);
        if (!source || (source.readsQuery && query) || !isPlain(request) || checkHost(request))
          return next(request, response);
        void answerFrom(source, request, response);
      },
    findErrorPage,
    async makeAll() {
      for (const source of [...sources.values(), ...errorSources.values()]) {
        if (find(source)) continue;
        await wait(pauseMs, undefined, { ref: false });
        await load(source).catch((err: unknown) =>
          log.error({ event: 'fault', err, route: source.route }, 'An answer could not be made in advance'),
        );
      }
    },
  };
}

/** Whether a request reads, and brings nothing that would have to be looked at. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    (method === 'GET' || method === 'HEAD') &&
    (length === undefined || length === '0') &&
    headers['transfer-encoding'] === undefined
  );
}

/** Whether the client has the answer already (RFC 9110, 13.2.2). */
function isKnown(asked: IncomingHttpHeaders, { tag, lastModified = '' }: KeptAnswer): boolean {
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

/** Gives the whole head as a flat array, past the defaults of the server, which is how Node writes it fastest. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 304 | 500,
  { body, headers }: ErrorAnswer,
): void {
  if (status === 304) {
    const { 'Content-Type': _type, 'Content-Length': _length, ...unchanged } = headers;
    response.writeHead(status, Object.entries(unchanged).flat()).end();
    return;
  }
  response.writeHead(status, Object.entries(headers).flat());
  response.end(request.method === 'GET' ? body : undefined);
}

async function prepareAnswer(
  made: MadeAnswer,
  keptForMs = Number.POSITIVE_INFINITY,
  security: SecurityOptions,
): Promise<KeptAnswer> {
  const { body, styleHash } = made;
  const lastModified = made.headers['Last-Modified'];
  const isStored = made.headers['Cache-Control'] !== 'no-store';
  // Weak, since one tag stands for all encodings.
  const tag = lastModified || !isStored ? undefined : `W/"${hashOf(body)}"`;
  const headers = {
    ...securityHeaders(security, { styleHash }),
    ...made.headers,
    Vary: 'Accept-Encoding',
    ...(tag && { ETag: tag }),
  };
  const { br, gzip } = made.compressed ?? (await compress(made));
  const variants = {
    identity: variantOf('identity', body, headers),
    ...(br && { br: variantOf('br', br, headers) }),
    ...(gzip && { gzip: variantOf('gzip', gzip, headers) }),
  };
  const bytes = Object.values(variants).reduce((sum, { body }) => sum + body.length, 0);
  return { variants, tag, lastModified, bytes, keptUntil: performance.now() + keptForMs };
}

function variantOf(encoding: ContentEncoding, body: Buffer, headers: Record<string, string>): Variant {
  const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  return { encoding, body, headers: { ...headers, ...encoded, 'Content-Length': String(body.length) } };
}

async function compress({ headers, body }: MadeAnswer): Promise<NonNullable<MadeAnswer['compressed']>> {
  if (body.length < leastCompressed || !compressible.test(headers['Content-Type'] ?? '')) return {};
  const [br, gzip] = await Promise.all([compressTightly(body, 'br'), compressTightly(body, 'gzip')]);
  return { br, gzip };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
}
