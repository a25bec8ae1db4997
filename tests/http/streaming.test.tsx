import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import Koa from 'koa';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { readBody } from '../../src/enquiries/http/read-form.ts';
import { createBrokenAnswerLog, createErrors } from '../../src/http/errors.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { createRequestContext } from '../../src/http/request-context.ts';
import { createRequestLog } from '../../src/http/request-log.ts';
import { sendPage } from '../../src/pages/send-page.ts';
import { type Listening, listen } from '../harness/listen.ts';
import { keepLogLines, type LogLines } from '../harness/log-lines.ts';
import { BrokenPage, PageWithPart } from '../harness/page-with-part.tsx';

const person = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const ofPage = { cacheControl: 'no-store', security: { siteOrigin: 'https://www.example.com' }, inline: {} };

/** An application that sends one element for every address. */
async function serve(
  element: () => ReactNode,
  timeoutMs = 5000,
  afterwards = (): void => {},
): Promise<Listening & LogLines> {
  const { log, lines } = keepLogLines();
  const app = new Koa();
  app.use(createRequestContext(log, 0));
  app.use(createRequestLog(log));
  app.use(createErrors(async (status) => ({ headers: {}, body: Buffer.from(`Error ${status}`) })));
  app.use(async (ctx) => {
    await sendPage(ctx, { element: element(), status: 200, ...ofPage, timeoutMs });
    afterwards();
  });
  app.on('error', createBrokenAnswerLog(log));
  return { ...(await listen(app.callback())), log, lines };
}

function open(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'User-Agent': person, ...headers } }, resolve).on('error', reject);
  });
}

function decoded(response: IncomingMessage): NodeJS.ReadableStream {
  const encoding = response.headers['content-encoding'];
  if (encoding === 'br') return response.pipe(createBrotliDecompress());
  if (encoding === 'gzip') return response.pipe(createGunzip());
  return response;
}

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`under ${encoding} the first part decodes while the second is pending, and the page ends whole`, async () => {
    const part = Promise.withResolvers<string>();
    await using site = await serve(() => <PageWithPart part={part.promise} />);
    const response = await open(site.url, { 'Accept-Encoding': encoding });
    expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
    const stream = decoded(response);
    let html = '';
    await new Promise<void>((resolve) => {
      stream.on('data', (chunk) => {
        html += String(chunk);
        if (html.includes('Above the part')) resolve();
      });
    });
    expect(html).toContain('Waiting');
    expect(html).not.toContain('The late part');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    part.resolve('The late part');
    await ended;
    expect(html).toContain('The late part');
    expect(html.trimEnd().endsWith('</html>')).toBe(true);
  });
}

test('a crawler gets nothing before it can get everything, and no script', async () => {
  const part = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  await using site = await serve(() => {
    asked.resolve();
    return <PageWithPart part={part.promise} />;
  });
  let isAnswered = false;
  const answer = open(site.url, { 'User-Agent': crawler });
  void answer.then(() => {
    isAnswered = true;
  });
  await asked.promise;
  // A person who asks after it has a first part, and it has none.
  const reader = await open(site.url, {});
  await once(reader, 'data');
  expect(isAnswered).toBe(false);
  part.resolve('The late part');
  reader.resume();
  const html = await text(await answer);
  expect(html).toContain('<p>The late part</p>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('Waiting');
});

test('a part that fails leaves its fallback, status 200 and one error line with the digest', async () => {
  const part = Promise.withResolvers<string>();
  await using site = await serve(() => <PageWithPart part={part.promise} />);
  const response = await open(site.url, {});
  part.reject(new Error('The store is away'));
  const html = await text(response);
  expect(response.statusCode).toBe(200);
  expect(html).toContain('Waiting');
  expect(html).not.toContain('The store is away');
  const errors = site.lines.filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(1);
  expect(html).toContain(String(errors[0]?.digest));
});

test('a shell that fails is the branded 500 and one error line', async () => {
  await using site = await serve(() => <BrokenPage />);
  const response = await open(site.url, {});
  expect(response.statusCode).toBe(500);
  expect(await text(response)).toBe('Error 500');
  expect(site.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('a whole page past its deadline is 503 with Retry-After', async () => {
  await using site = await serve(() => <PageWithPart part={Promise.withResolvers<string>().promise} />, 30);
  const response = await open(site.url, { 'User-Agent': crawler });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  response.resume();
});

test('what fails after the render is answered by the error page alone', async () => {
  await using site = await serve(
    () => <PageWithPart part={Promise.resolve('The late part')} />,
    5000,
    () => {
      throw new Error('Too late');
    },
  );
  const response = await open(site.url, {});
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-security-policy']).toBeUndefined();
  expect(await text(response)).toBe('Error 500');
});

test.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'a connection of ours that breaks with %s is a fault and no client that left',
  async (code) => {
    await using site = await serve(
      () => <PageWithPart part={Promise.resolve('The late part')} />,
      5000,
      () => {
        throw Object.assign(new Error('The store cannot be reached'), { code });
      },
    );
    const response = await open(site.url, {});
    expect(response.statusCode).toBe(500);
    expect(await text(response)).toBe('Error 500');
    expect(site.lines.filter(({ event }) => event === 'fault')).toMatchObject([{ level: 'error' }]);
  },
);

test('a streamed page past its deadline ends with its fallback and a warning', async () => {
  await using site = await serve(() => <PageWithPart part={Promise.withResolvers<string>().promise} />, 60);
  const html = await text(await open(site.url, {}));
  expect(html).toContain('Waiting');
  expect(site.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
});

test('a client that leaves ends the render: one debug line, no error anywhere', async () => {
  await using site = await serve(() => <PageWithPart part={Promise.withResolvers<string>().promise} />);
  const response = await open(site.url, {});
  await new Promise((resolve) => response.once('data', resolve));
  response.destroy();
  const lineOf = () => site.lines.find(({ event }) => event === 'request');
  await expect.poll(lineOf).toMatchObject({ aborted: true });
  expect(site.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  const debugLines = () => site.lines.filter(({ level }) => level === 'debug');
  await expect.poll(debugLines).toMatchObject([{ event: 'left', requestId: lineOf()?.requestId }]);
});

test.each(['ends', 'breaks'] as const)(
  'a client whose connection %s in the middle of what it sends is a debug line and no fault',
  async (how) => {
    const { log, lines } = keepLogLines();
    const app = new Koa();
    app.use(createRequestContext(log, 0));
    app.use(createErrors(async (status) => ({ headers: {}, body: Buffer.from(`Error ${status}`) })));
    app.use(async (ctx) => {
      await readBody(ctx.req, 100);
    });
    app.on('error', createBrokenAnswerLog(log));
    const server = createHttpServer(app.callback(), { headers: {}, maxConnections: 10, log });
    await using site = await listen(server);
    const client = connect(site.port, '127.0.0.1');
    client.on('error', () => {}).resume();
    server.once('request', () => (how === 'ends' ? client.end() : client.resetAndDestroy()));
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname=Lak');
    const left = () => lines.filter(({ event }) => event === 'left');
    await expect.poll(left).toMatchObject([{ level: 'debug' }]);
    expect(lines.filter(({ event }) => event === 'fault')).toEqual([]);
  },
);

/** A page that says when it is rendered and is never whole. */
function Watched({ onRender }: { onRender: () => void }): ReactNode {
  onRender();
  return <PageWithPart part={new Promise(() => {})} />;
}

test('for a client that left before its page was begun, while the store was asked, nothing is rendered', async () => {
  const { log, lines } = keepLogLines();
  const over = Promise.withResolvers<void>();
  let renders = 0;
  const onRender = (): void => {
    renders += 1;
  };
  const app = new Koa();
  app.use(async (_ctx, next) => {
    await next();
    over.resolve();
  });
  app.use(createRequestContext(log, 0));
  app.use(createErrors(async (status) => ({ headers: {}, body: Buffer.from(`Error ${status}`) })));
  app.use(async (ctx) => {
    const left = once(ctx.res, 'close');
    ctx.res.destroy();
    await left;
    await sendPage(ctx, { element: <Watched onRender={onRender} />, status: 200, ...ofPage, timeoutMs: 300 });
  });
  await using site = await listen(app.callback());
  await expect(open(site.url, { 'User-Agent': crawler })).rejects.toThrow();
  await over.promise;
  expect(renders).toBe(0);
  expect(lines).toMatchObject([{ level: 'debug', event: 'left' }]);
});

test('HEAD answers the headers of GET at once and renders no further', async () => {
  const deadline = 50;
  await using site = await serve(
    () => <PageWithPart part={Promise.withResolvers<string>().promise} />,
    deadline,
  );
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(site.url, { method: 'HEAD', headers: { 'User-Agent': person, 'Accept-Encoding': 'br' } }, resolve)
      .on('error', reject)
      .end();
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-encoding']).toBe('br');
  expect(await text(response)).toBe('');
  // A render that goes on would be cut at its deadline and say so, before one that was begun after it.
  const later = await open(site.url, {});
  await text(later);
  const cut = site.lines.filter(({ level }) => level !== 'info');
  expect(cut.map(({ requestId }) => requestId)).toEqual([later.headers['x-request-id']]);
});
