import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import serve from 'koa-static';
import { renderToPipeableStream } from 'react-dom/server';
import { findRoute, notFoundRoute } from '../../../views/routes/route-table.ts';
import { createLog } from '../../base/log.ts';
import { readManifest } from '../../base/manifest.ts';
import { readConfig } from '../../config/config.ts';
import { logWhenOver } from '../../http/request-log.ts';
import { pageDocument } from '../../pages/page-document.tsx';
import type { BaselineName } from './scenarios.ts';
import type { RecordedAnswer } from './start-server.ts';

// What the site is measured against, each on a free port that it tells to the bench: which one, the site's own answer in a
// file, and the build's folder are named on the command line.
const [, , name = '', recording = '', distDir = ''] = process.argv;
const log = createLog({ logLevel: 'info' });
const baselines: Record<BaselineName, () => RequestListener | Promise<RequestListener>> = {
  'node:http': http,
  Koa: koa,
  'Koa + React': koaReact,
  'koa-static': koaStatic,
  post,
};
const server = createServer(await baselines[name as BaselineName]());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));

/** The same bytes and the same headers as the site's, by Node and nothing else. */
async function http(): Promise<RequestListener> {
  const { status, headers, body } = await readRecording();
  return (_request, response) => response.writeHead(status, headers).end(body);
}

/** The same bytes and headers by Koa, with an id and a line of pino's for each request, as the site has them. */
async function koa(): Promise<RequestListener> {
  const { status, headers, body } = await readRecording();
  const app = new Koa();
  app.use((ctx) => {
    const requestId = logRequest(ctx.res, ctx.path);
    ctx.status = status;
    ctx.set(headers);
    ctx.set('X-Request-Id', requestId);
    ctx.body = body;
  });
  return app.callback();
}

/** The site's own element, rendered by React straight into the response of a bare Koa, with the site's headers and log. */
async function koaReact(): Promise<RequestListener> {
  const manifest = await readManifest(pathToFileURL(`${distDir}manifest.json`));
  const { business, siteOrigin } = readConfig({});
  const serverData = { business, siteOrigin, retentionMonths: 12, recipients: [] };
  const { headers } = await readRecording();
  const unlike = new Set(['content-length', 'content-encoding', 'etag']);
  const kept = Object.entries(headers).filter(([header]) => !unlike.has(header));
  const app = new Koa();
  app.use((ctx) => {
    const requestId = logRequest(ctx.res, ctx.path);
    const known = findRoute(ctx.path);
    const element = pageDocument(
      known ?? notFoundRoute,
      { path: ctx.path, search: ctx.search },
      { manifest, serverData },
    );
    ctx.respond = false;
    ctx.res.statusCode = known ? 200 : 404;
    for (const [header, value] of kept) ctx.res.setHeader(header, value);
    ctx.res.setHeader('X-Request-Id', requestId);
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => void pipe(ctx.res),
    });
  });
  return app.callback();
}

function koaStatic(): RequestListener {
  const app = new Koa();
  app.use(serve(distDir, { index: false }));
  // The load ends while answers are under way; Koa would print each.
  app.silent = true;
  return app.callback();
}

/** Reads a form, keeps nothing but in memory, and answers what the site would. */
function post(): RequestListener {
  const kept: URLSearchParams[] = [];
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      kept[kept.length % 1000] = new URLSearchParams(Buffer.concat(chunks).toString());
      const token = randomUUID();
      const body = JSON.stringify({ reference: token.slice(0, 8), url: `/enquiry/${token}` });
      response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      response.end(body);
    });
  };
}

async function readRecording(): Promise<RecordedAnswer> {
  const { status, headers, body } = JSON.parse(await readFile(recording, 'utf8'));
  return { status, headers, body: Buffer.from(body, 'base64') };
}

/** The line of the site's own log. Returns the request's id. */
function logRequest(response: ServerResponse, route: string): string {
  const requestId = randomUUID();
  logWhenOver(response, log, () => {
    const encoding = String(response.getHeader('content-encoding') ?? 'identity');
    return { requestId, route, encoding, mode: 'whole', cache: 'hit' };
  });
  return requestId;
}
