import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { forms } from '../../../data/forms.ts';
import { wayOut } from '../../../data/way-out.ts';
import { parseForm } from '../../../src/enquiries/http/read-form.ts';
import { scoreSpam } from '../../../src/enquiries/spam/score-spam.ts';
import { typedValues, validateForm } from '../../../src/enquiries/validation/validate-form.ts';
import { clientAddress } from '../../../src/http/client-address.ts';
import { createHostCheck } from '../../../src/http/host-check.ts';
import type { RequestState } from '../../../src/http/request-context.ts';
import { createRequestGuard } from '../../../src/http/request-guard.ts';
import { renderModeFor } from '../../../src/pages/send-page.ts';
import { closestPages } from '../../../views/not-found/closest-pages.ts';

/** What a text is made of, again and again: each is the worst case of some parser or normal form. */
const patterns: readonly [what: string, pattern: string][] = [
  ['letters', 'a'],
  ['spaces', ' '],
  ['line breaks', '\r\n'],
  ['zero-width spaces', '\u200b'],
  ['marks of one class', '\u0301'],
  ['marks of two classes', '\u0301\u0323'],
  ['marks of Devanagari', '\u093c\u094d'],
  ['ligatures', '\ufdfa'],
  ['Hangul in parts', '\u1100\u1161\u11a8'],
  ['turned direction', '\u202e\u2066\u2069'],
  ['half surrogates', '\ud800x\udc00'],
  ['brackets', '([{<'],
  ['markup', '<a [url='],
  ['separators', ',;&='],
  ['quotes', '",'],
  ['percent escapes', '%41%'],
  ['cut UTF-8', '%e0%a4'],
  ['digits of many scripts', '1\u0967\uff11'],
  ['words with hyphens', 'a-'],
  ['domains', 'a.b@'],
  ['links', 'www.'],
  ['slashes', '/.'],
  ['commas', ','],
];

/** What four times as much may cost: in proportion it is 4, by the square 16. */
const linear = 8;

/** Milliseconds; what takes less counts as this much. */
const minMs = 0.1;

const { fields } = forms.contact;
const names: ReadonlySet<string> = new Set(fields.map(({ name }) => name));

test.each(patterns)('a form of %s costs in proportion to its length, in every field', async (_, pattern) => {
  for (const { name } of fields) {
    for (const size of [1_400, 16_000]) {
      const bodies = (length: number): Buffer =>
        Buffer.from(`${name}=x${encodeURIComponent(repeat(pattern, length).toWellFormed())}`);
      expect(await growth(bodies, takeForm, size), `${name} of ${size}`).toBeLessThan(linear);
    }
  }
  const raw = (length: number): Buffer => Buffer.from(repeat(pattern, length));
  expect(await growth(raw, takeForm, 16_000), 'body as it is').toBeLessThan(linear);
});

test.each(patterns)('a message of %s that may be stored costs in proportion', async (_, pattern) => {
  const texts = (length: number): string => repeat(pattern, length);
  expect(await growth(texts, score, 375)).toBeLessThan(linear);
});

const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'content-type',
  'host',
  'if-none-match',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

test.each(patterns)(
  'a header, a path or a query of %s costs in proportion to its length',
  async (_, pattern) => {
    // Node reads headers as Latin-1, and a target has no spaces.
    const header = Buffer.from(pattern.toWellFormed()).toString('latin1');
    for (const name of headers) {
      const requests = (length: number) => ({ url: '/', headers: { [name]: `"${repeat(header, length)}` } });
      expect(await growth(requests, takeRequest, 4_000), name).toBeLessThan(linear);
    }
    for (const start of ['/', '/contact?service=']) {
      for (const text of [encodeURIComponent(pattern.toWellFormed()), pattern.replaceAll(/[^!-~]/g, '')]) {
        const requests = (length: number) => ({ url: start + repeat(text || 'x', length), headers: {} });
        expect(await growth(requests, takeRequest, 2_000), start).toBeLessThan(linear);
      }
    }
  },
);

/** All that is done with a form that is not stored, but for its page. */
function takeForm(body: Buffer): unknown {
  const form = parseForm(body, names);
  const values = typedValues(forms.contact, form.fields);
  return [validateForm(forms.contact, form.fields), wayOut(sampleBusiness, forms.contact, values)];
}

function score(message: string): unknown {
  const words = { fields: { name: message, message }, honeypot: message };
  return scoreSpam({ ...words, fillTimeMs: null, postsFromAddress: 1 });
}

const app = new Koa<RequestState>();
const guardRequest = createRequestGuard({
  checkHost: createHostCheck({ siteOrigin: 'http://localhost', refuseForeignHosts: false }),
  acceptsPost: () => true,
});

/** All that is read of a request before its page is made. */
async function takeRequest({
  url,
  headers,
}: {
  url: string;
  headers: Record<string, string>;
}): Promise<void> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  request.headers = { host: 'localhost', ...headers };
  request.rawHeaders = Object.entries(request.headers).flat() as string[];
  const ctx = app.createContext<RequestState>(request, new ServerResponse(request));
  clientAddress('203.0.113.1', ctx.get('X-Forwarded-For'), 1);
  const look = async (): Promise<void> => {
    ctx.etag = 'x';
    void [ctx.accepts('html', 'json'), ctx.acceptsEncodings('br', 'identity'), ctx.acceptsLanguages('en')];
    void [ctx.fresh, ctx.is('json'), new URLSearchParams(ctx.search), renderModeFor(ctx.get('User-Agent'))];
    closestPages(ctx.path, [{ path: '/contact', label: 'Contact' }]);
  };
  await guardRequest(ctx as never, look).catch(() => {});
}

function repeat(pattern: string, length: number): string {
  return pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
}

/**
 * How many times as much work four times as much input is. Of each the least of many short runs counts, in turns:
 * whatever else the machine does only adds to some of them.
 */
async function growth<Input>(
  inputs: (length: number) => Input,
  work: (input: Input) => unknown,
  length: number,
): Promise<number> {
  const [short, long] = [inputs(length), inputs(4 * length)];
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 600; run += 1) {
    shortMs = Math.min(shortMs, await timeOf(work, short));
    longMs = Math.min(longMs, await timeOf(work, long));
    if (run >= 3 && longMs < linear * Math.max(shortMs, minMs)) break;
  }
  return longMs / Math.max(shortMs, minMs);
}

async function timeOf<Input>(work: (input: Input) => unknown, input: Input): Promise<number> {
  const started = performance.now();
  await work(input);
  return performance.now() - started;
}
