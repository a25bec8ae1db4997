/**
 * Answers the small files under `/assets` from memory, before Koa is asked; they are what every first visit asks for
 * after its page. The contract, shown by tests/http/asset-front.test.ts, which compares it with koa-static's answers:
 *
 * - It answers GET and HEAD of a script, style sheet, content file or font without conditions, once it has been asked
 *   for under an `Accept-Encoding` that was negotiated before.
 * - Everything else, pictures above all, goes on to `next` as it came.
 * - Status, headers and bytes are those of koa-static; the log line says that the answer came from memory.
 */
import type { RequestListener } from 'node:http';
import { extname } from 'node:path';
import type { Logger } from 'pino';
import { chosenBefore } from '../http/content-encoding.ts';
import type { HostCheck } from '../http/host-check.ts';
import { createRequestLine } from '../http/request-line.ts';
import { type SecurityOptions, securityHeaders } from '../http/security-headers.ts';
import { assetHeaders, assetsRoute } from '../http/static-assets.ts';
import type { HeldAsset, HeldAssets } from './held-assets.ts';
import { isPlainRequest } from './plain-request.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts';

export interface AssetFrontOptions {
  assets: HeldAssets;
  security: SecurityOptions;
  checkHost: HostCheck;
  log: Logger;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Puts the held assets before `next`; see the contract at the head of this module. */
export function createAssetFront(options: AssetFrontOptions, next: RequestListener): RequestListener {
  const { assets, security, checkHost, log } = options;
  const writeLine = createRequestLine(log);
  const prepared = new WeakMap<HeldAsset, PreparedAnswer>();

  return function answerAsset(request, response) {
    const { url: path = '', headers } = request;
    const isAsked = path.startsWith(`${assetsRoute}/`) && isPlainRequest(request);
    const encoding = isAsked ? chosenBefore(headers['accept-encoding'] ?? '') : undefined;
    if (!encoding || headers['if-none-match'] !== undefined || checkHost(request))
      return next(request, response);

    const asset = assets.get(path, encoding);
    if (asset) return sendPrepared(request, response, preparedFor(path, asset), { writeLine });
    // What cannot be read meets koa-static as well, which says so.
    assets.hold(path, encoding).catch(() => {});
    next(request, response);
  };

  function preparedFor(path: string, asset: HeldAsset): PreparedAnswer {
    const known = prepared.get(asset);
    if (known) return known;
    const { encoding, body, lastModified } = asset;
    const answer = prepareAnswer(
      { route: assetsRoute, encoding, body },
      {
        ...securityHeaders(security),
        ...assetHeaders,
        'Content-Type': contentTypes[extname(path)] ?? '',
        'Last-Modified': lastModified,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    );
    prepared.set(asset, answer);
    return answer;
  }
}
